import { cpSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Copies the data folder of a site that does not run. Of its pictures, which are written once and never changed, the
 * copy has the same files under names of its own.
 */
export function copyDemo(from: string, to: string): void {
  const media = join(from, "media");
  cpSync(from, to, { recursive: true, filter: (path) => path !== media });
  for (const entry of readdirSync(media, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, file));
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(file, copy);
  }
}
