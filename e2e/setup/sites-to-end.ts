import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the processes of tests write down which sites outlive them. */
const folderOf = (demoDataDir: string) => `${demoDataDir}-left`;

/** Writes down that a site runs on that no file has at the moment, to be ended after the last test. */
export function noteSiteToEnd(demoDataDir: string, { pid, dataDir }: { pid: number; dataDir: string }): void {
  mkdirSync(folderOf(demoDataDir), { recursive: true });
  writeFileSync(join(folderOf(demoDataDir), String(pid)), dataDir);
}

/** Takes that back: a file has the site, and ends it or leaves it again. */
export const forgetSiteToEnd = (demoDataDir: string, { pid }: { pid: number }): void =>
  rmSync(join(folderOf(demoDataDir), String(pid)));

/** Ends all of them, and removes their data. */
export function endSites(demoDataDir: string): void {
  const folder = folderOf(demoDataDir);
  if (!existsSync(folder)) return;
  for (const pid of readdirSync(folder)) {
    end(Number(pid));
    rmSync(readFileSync(join(folder, pid), "utf8"), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true });
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended with the process of its tests.
  }
}
