import type { DemoNews } from "./demo-news";
import { ITEMS_2022A, ITEMS_2022B } from "./items-2022";
import { ITEMS_2023A, ITEMS_2023B } from "./items-2023";
import { ITEMS_2024A, ITEMS_2024B } from "./items-2024";
import { ITEMS_2025A, ITEMS_2025B } from "./items-2025";
import { ITEMS_2026A, ITEMS_2026B, ITEMS_2026C } from "./items-2026";

/** The demo charity's news of five years, oldest first, so that ids follow dates. */
export const demoNews: readonly DemoNews[] = [
  ...ITEMS_2022A,
  ...ITEMS_2022B,
  ...ITEMS_2023A,
  ...ITEMS_2023B,
  ...ITEMS_2024A,
  ...ITEMS_2024B,
  ...ITEMS_2025A,
  ...ITEMS_2025B,
  ...ITEMS_2026A,
  ...ITEMS_2026B,
  ...ITEMS_2026C,
].sort((a, b) => a.date.localeCompare(b.date));
