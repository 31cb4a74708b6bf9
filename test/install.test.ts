import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kapok-install-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (path: string) => join(folder, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(inFolder(path)), { recursive: true });
  writeFileSync(inFolder(path), text);
};

/** What npm was told, once for each time that it was called. */
const told = () => readFileSync(inFolder("told"), "utf8").trim().split("\n");

/** Installs as `npm start` does, in an environment that tells npm to leave packages out. */
const install = () => {
  const run = `import { install } from "./scripts/setup.mjs"; install();`;
  const env = {
    ...process.env,
    PATH: `${inFolder("bin")}:${process.env.PATH}`,
    ...{ NODE_ENV: "production", npm_config_omit: "dev", NPM_CONFIG_PRODUCTION: "true" },
  };
  return spawnSync(process.execPath, ["--input-type=module", "-e", run], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
};

it("has all packages that the build needs, whatever the environment says, and mends a folder without them", () => {
  const scripts = ["setup.mjs", "folder-lock.mjs", "node-packages.json"];
  for (const name of scripts) cpSync(join("scripts", name), inFolder(`scripts/${name}`));
  write("package-lock.json", "{}");
  write("package.json", JSON.stringify({ dependencies: { served: "1" }, devDependencies: { builder: "1" } }));
  const packages: Record<string, string> = JSON.parse(readFileSync("scripts/node-packages.json", "utf8"));
  const node = packages[`${process.platform}-${process.arch}`] ?? "node";
  // In the place of npm: it notes what it is told, and puts packages there.
  write(
    "bin/npm",
    `#!/bin/sh
echo "$* $NODE_ENV$npm_config_omit$NPM_CONFIG_PRODUCTION" >> told
for name in served builder; do mkdir -p node_modules/$name && echo {} > node_modules/$name/package.json; done
mkdir -p node_modules/${node}/bin && : > node_modules/${node}/bin/node\n`,
  );
  chmodSync(inFolder("bin/npm"), 0o755);

  expect(install()).toMatchObject({ status: 0, stderr: "" });
  expect(told()).toEqual([expect.stringMatching(/--include=dev .*--loglevel=error$/)]);
  expect(install()).toMatchObject({ status: 0, stdout: "" });
  expect(told()).toHaveLength(1);

  rmSync(inFolder("node_modules/builder"), { recursive: true });
  expect(install().status).toBe(0);
  expect(told()).toHaveLength(2);
  expect(existsSync(inFolder("node_modules/builder/package.json"))).toBe(true);
});
