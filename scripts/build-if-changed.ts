import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildKeepingFormer } from "./former-assets.ts";

const SOURCES = [
  "src/**/*.{ts,tsx,css}",
  "migrations/**/*.ts",
  "public/**/*",
  "{main,server,staff}.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const STAMP = "build/.sources";

const digest = createHash("sha256");
for (const file of globSync(SOURCES).sort()) {
  if (file.includes(".test.")) continue;
  digest.update(file).update(readFileSync(file));
}
const now = digest.digest("hex");

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== now) {
  console.log("Building the site.");
  const make = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
      { encoding: "utf8" },
    );
    if (status !== 0) console.error(stdout, stderr);
    return status === 0;
  };
  if (!buildKeepingFormer("build", make)) process.exit(1);
  mkdirSync("build", { recursive: true });
  writeFileSync(STAMP, now);
}
