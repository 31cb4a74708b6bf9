import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyNext } from "../fixtures/many-machines-build";
import { freePort } from "../fixtures/server";

const PROJECT = join(import.meta.dirname, "../..");
/** Milliseconds that a release may take to be prepared here, and a site to be back. */
const TIMEOUT = 170_000;
/** Milliseconds for which the site may be away while releases are switched, also where much else runs. */
const AWAY = 20_000;

// The folder that docs/operations/upgrade.md has as /opt/kapok.
const folder = mkdtempSync(join(tmpdir(), "kapok-upgrade-"));
const current = join(folder, "current");
let running: ChildProcess | undefined;
let url: string;
let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  symlinkSync(PROJECT, join(folder, "first"));
  mkdirSync(join(folder, "second"));
  copyNext(join(folder, "second"));
  // Installing asks the registry, which is not there for tests: packages are those of this project.
  const packages = join(folder, "second", "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(join(PROJECT, "node_modules"))) {
    if (name !== ".kapok-installed") symlinkSync(join(PROJECT, "node_modules", name), join(packages, name));
  }
  writeFileSync(join(packages, ".kapok-installed"), wantedPackages());
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const data = { DATA_DIR: join(folder, "data"), DEMO_CONTENT: "off", LOG_LEVEL: "warn" };
  settings = { PATH, HOME, PORT: String(port), PUBLIC_URL: url, ...data };
});
afterAll(() => {
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** The stamp that `npm run prepare-release` writes beside packages once it has installed them. */
function wantedPackages(): string {
  const code =
    "import('./scripts/setup.mjs').then(({ packagesWanted }) => process.stdout.write(packagesWanted()))";
  return execFileSync("node", ["-e", code], { cwd: PROJECT, encoding: "utf8" });
}

/** `ln -sfn NAME next && mv -T next current` */
function switchTo(name: string): void {
  symlinkSync(name, join(folder, "next"));
  renameSync(join(folder, "next"), current);
}

/** As the unit in deploy/ starts it. */
function start(): void {
  const place = realpathSync(current);
  const memory = parseEnv(readFileSync(join(place, "scripts", "memory.env"), "utf8"));
  const env = { ...memory, ...settings, NODE_COMPILE_CACHE: join(folder, "cache") };
  const program = join(place, "node_modules/.bin/node");
  running = spawn(program, ["build/server/index.js"], { cwd: place, env, stdio: "ignore" });
}

const status = (path = "/readyz") =>
  fetch(url + path, { headers: { Connection: "close" } }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 0,
  );
const isBack = () => expect.poll(status, { timeout: AWAY, interval: 20 }).toBe(200);

async function stop(): Promise<unknown[]> {
  const ended = once(running as ChildProcess, "exit");
  running?.kill("SIGTERM");
  return ended;
}

/** `systemctl restart kapok`. Gives how many milliseconds the site was away. */
async function restart(): Promise<number> {
  const began = performance.now();
  expect(await stop()).toEqual([0, null]);
  start();
  await isBack();
  return performance.now() - began;
}

/** `npm run prepare-release -- ../current` */
const prepare = () =>
  promisify(execFile)("node", ["scripts/prepare-release.mjs", current], {
    cwd: join(folder, "second"),
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });

it("prepares a release beside the one that runs, switches within a restart, and back", {
  timeout: TIMEOUT + 90_000,
}, async () => {
  switchTo("first");
  start();
  await isBack();
  const [asset] = readdirSync(join(PROJECT, "build/client/assets")).filter((name) => name.endsWith(".js"));

  let prepared = false;
  // Two at once, as by a second window: one waits for the other.
  const both = Promise.all([prepare(), prepare()]).finally(() => (prepared = true));
  const answers = new Set<number>();
  while (!prepared) answers.add(await status("/eng/about"));
  const printed = (await both).map(({ stdout }) => stdout);
  for (const text of printed) expect(text).toContain("Ready to be started");
  expect(printed.filter((text) => text.includes("Building the site."))).toHaveLength(1);
  expect([...answers]).toEqual([200]);

  switchTo("second");
  expect(await status()).toBe(200); // what runs is still the first
  const away = await restart();
  process.stdout.write(`Away for ${Math.round(away)} ms while releases were switched.\n`);
  expect(away).toBeLessThan(AWAY);
  expect(await (await fetch(`${url}/cms/login`)).text()).toContain('data-build="next"');
  expect(await status(`/assets/${asset}`)).toBe(200);

  await expect(prepare()).rejects.toThrow("in a folder of its own");
  switchTo("first");
  expect(await stop()).toEqual([0, null]);
  start();
  expect(await once(running as ChildProcess, "exit")).toEqual([1, null]); // its database is newer
  switchTo("second");
  start();
  await isBack();
});
