import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Milliseconds for which files of a build that was replaced are kept beside the new ones: scripts and styles for pages
 * that were opened before; parts of the program, which a site that runs has yet to load, until the build after that.
 */
const KEPT = { "client/assets": 30 * DAY, "server/assets": 0 };

type Folder = keyof typeof KEPT;

/** When files of former builds were replaced, by their path in the build, in milliseconds since 1970. */
type Replaced = Record<string, number>;

/**
 * Builds beside what is in the folder `build`, and puts the new files in its place when they are whole: a site that
 * runs meanwhile lacks nothing, and one that cannot be built anew can still be started. Files of former builds stay
 * beside the new ones; their names have a digest, so that none means anything else now.
 * @param make makes the build in that folder. Gives whether it could.
 */
export function buildKeepingFormer(
  build: string,
  make: (into: string) => boolean,
  now = Date.now(),
): boolean {
  const next = join(build, "next");
  rmSync(next, { recursive: true, force: true });
  const made = make(next);
  if (made) {
    const list = join(build, ".former-assets");
    const known: Replaced = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
    const kept: Replaced = {};
    for (const folder of Object.keys(KEPT) as Folder[]) keepFormer(folder, { build, next, known, kept, now });
    for (const side of ["client", "server"]) replace(build, next, side);
    writeFileSync(list, JSON.stringify(kept));
  }
  rmSync(next, { recursive: true, force: true });
  return made;
}

interface Builds {
  /** Folders of the build so far and of the next one. */
  build: string;
  next: string;
  /** The former files of the build so far, and of the next one. */
  known: Replaced;
  kept: Replaced;
  now: number;
}

function keepFormer(folder: Folder, { build, next, known, kept, now }: Builds): void {
  mkdirSync(join(next, folder), { recursive: true });
  for (const name of globSync("*", { cwd: join(build, folder) })) {
    const path = `${folder}/${name}`;
    const replaced = known[path] ?? now;
    if (existsSync(join(next, path)) || now - replaced > KEPT[folder]) continue;
    cpSync(join(build, path), join(next, path));
    kept[path] = replaced;
  }
}

/** By two renames, between which nobody finds the folder for less than a millisecond. */
function replace(build: string, next: string, side: string): void {
  const replaced = join(next, `former-${side}`);
  if (existsSync(join(build, side))) renameSync(join(build, side), replaced);
  renameSync(join(next, side), join(build, side));
}
