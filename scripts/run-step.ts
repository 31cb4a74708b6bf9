import { exec } from "node:child_process";
import { delimiter, dirname, resolve } from "node:path";

/** The environment of a command of the project: its own Node and its packages' programs come first. */
export function projectEnvironment(): NodeJS.ProcessEnv {
  const places = [dirname(process.execPath), resolve("node_modules/.bin"), process.env.PATH ?? ""];
  return { ...process.env, PATH: places.join(delimiter) };
}

/** Runs one check, says how it went and how long it took, and shows what it printed only if it failed. */
export async function runStep(title: string, command: string): Promise<boolean> {
  const begin = performance.now();
  const { ok, printed } = await new Promise<{ ok: boolean; printed: string }>((resolve) => {
    exec(command, { env: projectEnvironment(), maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ ok: !error, printed: stdout + stderr }),
    );
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5);
  console.log(`${ok ? "ok    " : "FAILED"} ${seconds} s  ${title}`);
  if (!ok) console.log(printed.trimEnd());
  return ok;
}
