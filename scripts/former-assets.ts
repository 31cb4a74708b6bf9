import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DAY = 24 * 60 * 60 * 1000;
/** Days for which files of a build that was replaced are still served, for pages that were opened before. */
const KEPT_DAYS = 30;

/** When files of former builds were replaced, by name, in milliseconds since 1970. */
type Replaced = Record<string, number>;

/**
 * Builds, and puts back beside the new files in `build/client/assets` those of former builds: a page that was
 * opened before names them, and their names have a digest, so that none means anything else now.
 * @param make makes the build, which begins with an empty folder. Gives whether it could.
 */
export function buildKeepingFormer(build: string, make: () => boolean, now = Date.now()): boolean {
  const [assets, former] = [join(build, "client", "assets"), `${build}-former`];
  const list = join(build, ".former-assets");
  const known: Replaced = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  rmSync(former, { recursive: true, force: true });
  if (existsSync(assets)) cpSync(assets, former, { recursive: true });
  const made = make();
  mkdirSync(assets, { recursive: true });
  const own = new Set(globSync("*", { cwd: assets }));
  const kept: Replaced = {};
  for (const name of existsSync(former) ? globSync("*", { cwd: former }) : []) {
    const replaced = known[name] ?? now;
    if (own.has(name) || now - replaced > KEPT_DAYS * DAY) continue;
    cpSync(join(former, name), join(assets, name));
    kept[name] = replaced;
  }
  writeFileSync(join(build, ".former-assets"), JSON.stringify(kept));
  rmSync(former, { recursive: true, force: true });
  return made;
}
