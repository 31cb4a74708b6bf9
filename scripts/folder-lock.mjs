// Runs on whatever Node the machine has, before anything is installed, as setup.mjs does.
import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs a script of the project in `folder`, after whoever else is at it there: two first starts would replace each
 * other's packages and build. The system holds the lock and lets it go with the process, however that ends. Without
 * `flock` (as on a Mac), and where nothing can be written and so nothing be made, nobody waits.
 * @param {string} folder
 * @param {string} script
 * @returns {number} its exit status
 */
export function runLocked(folder, script) {
  const lock = lockIn(folder);
  const isFree = lock && spawnSync("flock", ["-n", lock, "true"]);
  if (!lock || isFree?.error) return statusOf(folder, process.execPath, [script]);
  if (isFree?.status !== 0) console.log("Another start is making this folder ready; waiting for it.");
  return statusOf(folder, "flock", [lock, process.execPath, script]);
}

/** @param {string} folder */
function lockIn(folder) {
  try {
    const build = join(folder, "build");
    mkdirSync(build, { recursive: true });
    accessSync(build, constants.W_OK);
    return join(build, ".lock");
  } catch {
    return undefined;
  }
}

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
function statusOf(cwd, command, args) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}
