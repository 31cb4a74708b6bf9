import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { buildKeepingFormer } from "./former-assets.ts";

/** Whatever the build may read, so that no change is served late: more than it does read costs a build at most. */
const SOURCES = ["src/**/*", "migrations/**/*", "scripts/*.{ts,mjs}", "*.ts", "*.json"];
const STAMP = "build/.sources";

const digest = createHash("sha256");
for (const file of globSync(SOURCES).sort()) {
  if (file.includes(".test.") || !statSync(file).isFile()) continue;
  digest.update(file).update(readFileSync(file));
}
const now = digest.digest("hex");

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== now) {
  console.log("Building the site.");
  const make = (into: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
      { encoding: "utf8", env: { ...process.env, BUILD_INTO: into } },
    );
    if (status !== 0) console.error(stdout, stderr);
    return status === 0;
  };
  if (!buildKeepingFormer("build", make)) process.exit(1);
  writeFileSync(STAMP, now);
}
