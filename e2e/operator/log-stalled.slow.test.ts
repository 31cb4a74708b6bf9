import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";

/** Refusals, each a line of some 200 bytes: more than a pipe (64 KB), or a socket (twice 200 KB), holds. */
const [PIPEFUL, SOCKETFUL] = [500, 2500];
const AT_ONCE = 25;
/** The end of each line. */
const REFUSED = '"msg":"a request was refused"}\n';
/** Milliseconds after which a site that has not answered is taken for frozen. */
const FROZEN = 40_000;

const folder = mkdtempSync(join(tmpdir(), "kapok-log-"));
const open: number[] = [];
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.kill();
  server = undefined;
  for (const fd of open.splice(0)) closeSync(fd);
  rmSync(join(folder, "fifo"), { force: true });
});

const opened = (path: string, flags: number | string): number => {
  const fd = openSync(path, flags);
  open.push(fd);
  return fd;
};

/** A pipe whose reader has stopped reading. Gives both of its ends. */
function stalledPipe() {
  const path = join(folder, "fifo");
  spawnSync("mkfifo", [path]);
  const reader = opened(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: opened(path, constants.O_WRONLY) };
}

async function start(stderr: number | "unread") {
  const settings = { LOG_LEVEL: "info", DEMO_CONTENT: "off" };
  const place = { dataDir: mkdtempSync(join(folder, "data-")), port: await freePort(), settings, stderr };
  server = await startServer(place);
  return addressOf(place);
}

async function refuseMany(url: string, many: number): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(FROZEN);
  for (let sent = 0; sent < many; sent += AT_ONCE) {
    const each = Array.from({ length: AT_ONCE }, () =>
      fetch(`${url}/api/contact`, { method: "POST", headers, body: "{}", signal }),
    );
    const answers = await Promise.all(each);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const { status } of answers) expect(status).toBe(400);
  }
  expect((await fetch(`${url}/healthz`, { signal })).status).toBe(200);
}

it("goes on while nobody reads its log, and the lines come once somebody does", async () => {
  const { reader, writer } = stalledPipe();
  const url = await start(writer);
  await refuseMany(url, PIPEFUL);
  const read = await readAll(reader, PIPEFUL);
  const refused = read.split("\n").filter((line) => line.endsWith(REFUSED.trimEnd()));
  expect(refused.map((line) => JSON.parse(line).status)).toEqual(Array.from({ length: PIPEFUL }, () => 400));
  await server?.stop();
  server = undefined;
});

it("goes on while the service that takes its log does not read, and ends when it is told to", async () => {
  const url = await start("unread");
  await refuseMany(url, SOCKETFUL);
  await server?.stop();
  server = undefined;
});

it("goes on while its log is on a full disk, and counts what is lost", async () => {
  const url = await start(opened("/dev/full", "w"));
  await refuseMany(url, PIPEFUL);
  const figures = await (await fetch(`${url}/metrics`)).text();
  const lost = Number(/^kapok_log_lines_lost_total (\d+)$/m.exec(figures)?.[1]);
  expect(lost).toBeGreaterThanOrEqual(PIPEFUL);
  await server?.stop();
  server = undefined;
});

/** Reads until that many refusals are there. */
async function readAll(fd: number, lines: number): Promise<string> {
  const piece = Buffer.alloc(64 * 1024);
  let text = "";
  const deadline = Date.now() + FROZEN;
  while (text.split(REFUSED).length <= lines && Date.now() < deadline) {
    try {
      text += piece.toString("utf8", 0, readSync(fd, piece));
    } catch {
      await pause(20); // nothing there yet
    }
  }
  return text;
}

it("starts and goes on where nothing can be printed", async () => {
  const [port, stdout] = [await freePort(), opened("/dev/full", "w")];
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(folder, "silent"),
    DEMO_CONTENT: "off",
  };
  const site = spawn(process.execPath, ["build/server/index.js"], { env, stdio: ["ignore", stdout, stdout] });
  const ended = once(site, "exit");
  const asked = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await Promise.race([expect.poll(asked).toBe(200), ended]);
  expect(await asked()).toBe(200);
  site.kill();
  expect(await ended).toEqual([0, null]);
});
