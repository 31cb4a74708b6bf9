import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { freePort, startServer } from "../fixtures/server";
import { copyDemo } from "../setup/demo-copy";

const folder = mkdtempSync(join(tmpdir(), "kapok-restore-killed-"));
const backup = join(folder, "good.tar.gz");
let place: string;

beforeAll(async () => {
  const site = join(folder, "site");
  mkdirSync(site);
  await copyDemo(inject("demoDataDir"), site);
  expect(command(["backup", backup], site)).toMatchObject({ status: 0 });
});
beforeEach(() => {
  place = join(mkdtempSync(join(folder, "place-")), "data");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (args: string[], dataDir: string) =>
  [["build/server/index.js", ...args], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } }] as const;

function command(args: string[], dataDir: string) {
  const [program_, options] = program(args, dataDir);
  const { status, stdout, stderr } = spawnSync(process.execPath, program_, { encoding: "utf8", ...options });
  return { status, stdout, stderr };
}

/** Restores, and is killed when a file is there. */
async function restoreKilled(): Promise<void> {
  const [args, options] = program(["restore", backup], place);
  const restoring = spawn(process.execPath, args, { ...options, stdio: "ignore" });
  const ended = once(restoring, "exit");
  while (globSync("media/*/original", { cwd: place }).length === 0) await turn();
  restoring.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
}

it("a restore that was killed is made anew by the same command, and leaves nothing of the first", async () => {
  await restoreKilled();
  const { status, stdout, stderr } = command(["restore", backup], place);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("Restored the backup of");
  expect(existsSync(join(place, "restoring"))).toBe(false);
});

it("a site does not start on what a killed restore left, and says what to do", async () => {
  await restoreKilled();
  const start = startServer({ dataDir: place, port: await freePort() });
  await expect(start).rejects.toThrow("was broken off. Run npm run restore again");
});

it("files that no restore left are never written over, whatever was broken off before", () => {
  mkdirSync(join(place, "media", "of-a-site"), { recursive: true });
  writeFileSync(join(place, "media", "of-a-site", "original"), "x");
  const { status, stderr } = command(["restore", backup], place);
  expect([status, stderr]).toEqual([
    1,
    `${place}/media holds files already. Restore into an empty folder.\n`,
  ]);
});
