import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/core/db/open.server";
import { newDatabase } from "../../test/postgres";
import { drilledOn } from "../fixtures/drill";
import { addressOf, freePort, type RunningServer, STAFF, startServer } from "../fixtures/server";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const COUNT = 3;
/** Milliseconds after which nobody waits any more for an answer that takes one. */
const PATIENCE = 10_000;
const HEADER = "Seen by all";

// One site on one port, served by several processes of one machine.
describe.each(drilledOn("sqlite"))("WEB_CONCURRENCY on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-workers-"));
  let server: RunningServer | undefined;
  let url = "";
  let databaseUrl: string | undefined;

  afterEach(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    if (engine === "postgres") databaseUrl = await newDatabase();
    const place = {
      dataDir,
      port: await freePort(),
      ...(databaseUrl && { databaseUrl }),
      settings: { WEB_CONCURRENCY: String(COUNT), LOG_LEVEL: "info", DEMO_CONTENT: "off" },
    };
    url = addressOf(place);
    server = await startServer(place);
    return server;
  };

  /** Several answers at once; whichever process is at leisure takes a connection. */
  const askAll = () => Promise.all(Array.from({ length: 4 * COUNT }, () => fresh(`${url}/`)));
  const serving = async () => {
    const figures = await fresh(`${url}/metrics`);
    return [...figures.matchAll(/^kapok_kept_pages\{process="(\d+)"\}/gm)].map(([, id]) => id);
  };

  it("shows a save everywhere within a second, replaces a process that dies, and ends as it is told", async () => {
    leaveOrphan();
    const { logs, stop } = await start();
    await expect.poll(serving).toHaveLength(COUNT);
    await expect.poll(swept).toBe(1);
    expect(logs().match(/Kapok is running/g)).toHaveLength(1);
    for (const page of await askAll()) expect(page).not.toContain(HEADER);
    await expect.poll(keptBy).toEqual(Array.from({ length: COUNT }, () => true));

    await save();
    const everywhere = async () => (await askAll()).every((page) => page.includes(HEADER));
    expect(await isShownWithinASecond(everywhere)).toBe(true);

    const pid = Number(/"worker":(\d+),"msg":"a process of the site listens"/.exec(logs())?.[1]);
    const before = await serving();
    process.kill(pid, "SIGKILL");
    await expect.poll(() => logs()).toContain("another takes its place");
    const died = logs()
      .split("\n")
      .find((line) => line.includes("another takes its place"));
    expect(JSON.parse(died ?? "")).toMatchObject({ worker: pid, code: null, signal: "SIGKILL" });
    await expect.poll(serving, { timeout: 20_000 }).toHaveLength(COUNT);
    expect((await serving()).filter((id) => !before.includes(id))).toHaveLength(1);
    for (const page of await askAll()) expect(page).toContain(HEADER);

    await stop();
    server = undefined;
    expect(logs()).not.toContain("a call failed");
  });

  it("answers whoever came while a process hung and then died", async () => {
    const { logs } = await start();
    await expect.poll(serving).toHaveLength(COUNT);
    const pid = Number(/"worker":(\d+),"msg":"a process of the site listens"/.exec(logs())?.[1]);
    process.kill(pid, "SIGSTOP");
    const answers = Promise.all(Array.from({ length: 4 * COUNT }, () => fresh(`${url}/healthz`)));
    const answered = await Promise.race([answers, pause(PATIENCE)]);
    process.kill(pid, "SIGKILL");
    expect((await Promise.race([answers, pause(PATIENCE)])) ?? "nothing").not.toBe("nothing");
    expect(answered).toHaveLength(4 * COUNT);
  });

  it("gives a list the same ETag, whichever process answers", async () => {
    await start();
    await expect.poll(serving).toHaveLength(COUNT);
    const asked = Array.from({ length: 2 * COUNT }, () => answerOf(`${url}/api/news`));
    const tags = (await Promise.all(asked)).map((answer) => answer.resume().headers.etag);
    expect(new Set(tags)).toEqual(new Set([expect.stringMatching(/^"[\w-]{22}"$/)]));
  });

  it("leads on from an old address in every process within a second, and counts each visit once", async () => {
    const { stop } = await start();
    await expect.poll(serving).toHaveLength(COUNT);
    const visit = async () => (await answerOf(`${url}/eng/old-page`)).resume().statusCode;
    const visitAll = () => Promise.all(Array.from({ length: 4 * COUNT }, visit));
    expect(new Set(await visitAll())).toEqual(new Set([404])); // each keeps that there is nothing
    await post("/api/addRedirect", { redirect: { from: "/old-page", to: "/about" } });
    let led = 0;
    const everywhere = async () => {
      const answers = await visitAll();
      led += answers.filter((status) => status === 301).length;
      return answers.every((status) => status === 301);
    };
    expect(await isShownWithinASecond(everywhere)).toBe(true);
    await stop();
    server = undefined;
    expect(await writtenHits()).toBe(led);
  });

  /** The visits of redirects that the database has. */
  async function writtenHits(): Promise<number> {
    const { db } = openDatabase({ dataDir, databaseUrl });
    const { rows } = await sql<{ hits: number }>`select sum(hits) as hits from redirect_hit`.execute(db);
    await db.destroy();
    return Number(rows[0]?.hits);
  }

  /** A file that no row knows, of two days ago. */
  function leaveOrphan(): void {
    writeFileSync(join(dataDir, "site"), "new\n"); // else a site would seem to have been here
    const folder = join(dataDir, "media", randomUUID());
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "original"), "x");
    const then = Date.now() / 1000 - 2 * 24 * 60 * 60;
    utimesSync(join(folder, "original"), then, then);
  }

  /** The count of removals by the sweep that all processes report together; one of them does it. */
  async function swept(): Promise<number> {
    const figures = await fresh(`${url}/metrics`);
    const each = figures.matchAll(/^kapok_media_orphans_removed_total\{process="\d+"\} (\d+)/gm);
    return [...each].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** Tells of each process whether it has a kept page, once some more have been asked for. */
  async function keptBy(): Promise<boolean[]> {
    await askAll();
    const figures = await fresh(`${url}/metrics`);
    return [...figures.matchAll(/^kapok_kept_pages\{process="\d+"\} (\d+)/gm)].map(
      ([, kept]) => kept !== "0",
    );
  }

  const save = () => post("/api/addnews", { news: { eng: { header: HEADER }, starred: true } });

  async function post(path: string, json: object): Promise<void> {
    const headers = { "Content-Type": "application/json" };
    const login = await fetch(`${url}/api/login`, { method: "POST", headers, body: JSON.stringify(STAFF) });
    const Cookie = login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { ...headers, Cookie },
      body: JSON.stringify(json),
    });
    expect(answer.status).toBe(200);
  }
});

it("does not start where it cannot listen, and leaves nothing running", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-workers-"));
  const place = { dataDir, port: await freePort() };
  const settings = { DEMO_CONTENT: "off" };
  const first = await startServer({ ...place, settings });
  const second = startServer({ ...place, settings: { ...settings, WEB_CONCURRENCY: "2" } });
  await expect(second).rejects.toThrow("is in use by another program");
  await first.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The answer to a connection of its own. */
const fresh = async (url: string): Promise<string> => text(await answerOf(url));

function answerOf(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { agent: false }, resolve).on("error", reject));
}
