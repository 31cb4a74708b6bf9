import { readFileSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");
const GUIDE = readFileSync(join(PROJECT, "docs/adding-a-feature.md"), "utf8");

/** A block of the guide to a feature that names a file, with what is in it. */
export interface GuideBlock {
  path: string;
  text: string;
}

const blocks: GuideBlock[] = [...GUIDE.matchAll(/```tsx? (\S+)\n(.*?)```/gs)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);

/** The files of the feature that the guide adds. */
export const guideFiles = blocks.filter(({ path }) => path.startsWith("src/features/events/"));

/** The lines that it adds to the lists of all features. */
export const guideLists = blocks.filter(({ path }) => /index\.(server|browser)\.ts$/.test(path));
