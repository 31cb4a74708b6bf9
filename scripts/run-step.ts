import { spawnSync } from "node:child_process";
import { delimiter, dirname, resolve } from "node:path";

/** The environment of a command of the project: its own Node and its packages' programs come first. */
export function projectEnvironment(): NodeJS.ProcessEnv {
  const places = [dirname(process.execPath), resolve("node_modules/.bin"), process.env.PATH ?? ""];
  return { ...process.env, PATH: places.join(delimiter) };
}

/** Runs one check, says how it went and how long it took, and shows what it printed only if it failed. */
export function runStep(title: string, command: string): boolean {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: "utf8",
    env: projectEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5);
  const ok = status === 0;
  console.log(`${ok ? "ok    " : "FAILED"} ${seconds} s  ${title}`);
  if (!ok) console.log(`${stdout}${stderr}`.trimEnd());
  return ok;
}
