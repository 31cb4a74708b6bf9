import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Name of the file that stands in the demo's data folder once all else does; it says what went wrong. */
export const MADE = "made.txt";

/**
 * Copies the demo's data folder as soon as it is made. Of its pictures, which are written once and never changed, the
 * copy has the same files under names of its own. @throws when the demo could not be made.
 */
export async function copyDemo(from: string, to: string): Promise<void> {
  const made = join(from, MADE);
  while (!existsSync(made)) await setTimeout(200);
  const fault = readFileSync(made, "utf8");
  if (fault) throw new Error(`The demo could not be made: ${fault}`);
  const media = join(from, "media");
  cpSync(from, to, { recursive: true, filter: (path) => path !== media && path !== made });
  for (const entry of readdirSync(media, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, file));
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(file, copy);
  }
}
