import { spawnSync } from "node:child_process";
import { chromiumPath } from "../test/chromium-path.ts";

/**
 * Tells whether there is a browser for the tests; on a Debian or Ubuntu machine that is ours alone (a container, a CI
 * runner) it is installed first, with a font for Chinese.
 */
export function chromiumReady(): boolean {
  const missing = problem();
  if (missing === undefined) return true;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("Installing Chromium for the browser tests.");
    const quiet = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update", "-qq"], quiet);
    const install = (...packages: string[]) =>
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet).status;
    install("fonts-noto-cjk");
    if (install("chromium-headless-shell") !== 0) install("chromium");
    if (problem() === undefined) return true;
  }
  console.log(missing);
  return false;
}

function problem(): string | undefined {
  try {
    chromiumPath();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
