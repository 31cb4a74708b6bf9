import type { DemoNews } from "./demo-news";
import { ITEMS_2022A } from "./items-2022a";
import { ITEMS_2022B } from "./items-2022b";
import { ITEMS_2023A } from "./items-2023a";
import { ITEMS_2023B } from "./items-2023b";
import { ITEMS_2024A } from "./items-2024a";
import { ITEMS_2024B } from "./items-2024b";
import { ITEMS_2025A } from "./items-2025a";
import { ITEMS_2025B } from "./items-2025b";
import { ITEMS_2026A } from "./items-2026a";
import { ITEMS_2026B } from "./items-2026b";
import { ITEMS_2026C } from "./items-2026c";

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
