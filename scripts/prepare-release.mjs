// npm run prepare-release -- FOLDER: packages and build of this folder, for a start that takes no longer than a restart.
// FOLDER has the release in use, which goes on meanwhile; its scripts and styles are kept for pages that are open.
import { cpSync, existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { makeReady, root } from "./setup.mjs";

const { positionals } = readCommandLine({
  usage: `npm run prepare-release -- [FOLDER]

Installs and builds, and starts nothing. FOLDER has the release in use; its scripts and styles are kept for pages that
are open.`,
  atMost: 1,
});
const [former] = positionals.map((path) => resolve(process.env.INIT_CWD ?? process.cwd(), path));
if (former !== undefined) keepAssetsOf(former);
makeReady();
console.log(`Ready to be started: ${root}`);

/** @param {string} folder */
function keepAssetsOf(folder) {
  if (!existsSync(join(folder, "build", "client", "assets"))) refuse(`${folder} has no build of Kapok.`);
  if (realpathSync(folder) === realpathSync(root)) {
    refuse(`A site may be running from ${root}. Prepare a release in a folder of its own beside it.`);
  }
  for (const path of ["client/assets", ".former-assets"]) {
    const [from, to] = [folder, root].map((each) => join(each, "build", path));
    if (from && to && existsSync(from)) cpSync(from, to, { recursive: true, force: false });
  }
}

/** @param {string} words */
function refuse(words) {
  console.error(words);
  process.exit(1);
}
