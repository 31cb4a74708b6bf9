import type { DemoSeed } from "../core/demo/seed.server";
import { seedDonors } from "./donors/demo.server";
import { seedNews } from "./news/demo.server";

/** The demo content of every feature that has some. */
export const demoSeeds: readonly DemoSeed[] = [seedNews, seedDonors];
