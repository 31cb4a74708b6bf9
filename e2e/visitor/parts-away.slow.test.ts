import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { photoBytes } from "../../test/photo";
import { openS3Server, type S3Server } from "../../test/s3-server";
import { expectRefusedForNow } from "../fixtures/refused-for-now";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";
import { StaffClient } from "../fixtures/staff-client.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kapok-parts-"));
let s3: S3Server;
let server: RunningServer;
let staff: StaffClient;

// One site with its media in a bucket, and a mail server that is never there.
beforeAll(async () => {
  s3 = await openS3Server();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_TO: "inbox@charity.example" };
  const settings = { DEMO_CONTENT: "off", ...s3.settings, ...mail };
  const place = { dataDir, port: await freePort(), settings };
  server = await startServer(place);
  staff = await StaffClient.login(addressOf(place));
});
afterAll(async () => {
  await server.stop();
  await s3.remove();
  rmSync(dataDir, { recursive: true, force: true });
  expect(server.logs()).not.toMatch(/"level":(50|60)/);
});

const save = () => staff.post("/api/addnews", { news: { eng: { header: "A piece of news" } } });
const send = () =>
  staff.post("/api/contact", { firstName: "A", lastName: "B", email: "a@b.example", message: "Hello" });
const upload = async () => staff.upload(new Uint8Array(await photoBytes()), "photo.jpg");
const readiness = async () => (await staff.get("/readyz")).json();

async function showsPages(): Promise<void> {
  for (const path of ["/", "/tra/about", "/archive?cat=all"])
    expect((await staff.get(path)).status).toBe(200);
}

it("takes messages while the mail server is away, and says how many wait", async () => {
  for (let sent = 1; sent <= 3; sent += 1) expect((await send()).status).toBe(200);
  const waiting = async () => {
    const figures = await (await staff.get("/metrics")).text();
    const counts = figures.matchAll(/^kapok_outbox_mails\{state="(?:queued|sending)"\} (\d+)/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  expect(await waiting()).toBe(3);
  expect(await readiness()).toMatchObject({ status: "ready" });
});

it("goes on without the bucket but for files, says so, and recovers by itself", async () => {
  const { public_id } = (await (await upload()).json()) as { public_id: string };
  const image = `/media/${public_id}?w=320`;
  await s3.stop();
  await showsPages();
  await expectRefusedForNow(await upload());
  await expectRefusedForNow(await staff.get(image));
  for (const answer of [await save(), await send()]) expect(answer.status).toBe(200);
  expect(await readiness()).toMatchObject({ status: "not ready", database: true, media: false, disk: true });
  await s3.start();
  await expect.poll(readiness).toMatchObject({ status: "ready", media: true });
  expect((await upload()).status).toBe(201);
  expect((await staff.get(image)).status).toBe(200);
  const said = [...server.logs().matchAll(/"msg":"the media store (cannot|can) be used/g)];
  expect(said.map(([, word]) => word)).toEqual(["cannot", "can"]);
});

/** The database's files can be read from now on and not be written, as on a disk that had an error; or again. */
function protect(flag: "+i" | "-i"): boolean {
  const files = readdirSync(dataDir).filter((name) => name.startsWith("kapok.sqlite"));
  return spawnSync("chattr", [flag, ...files.map((name) => join(dataDir, name))]).status === 0;
}

/** True when this machine lets us do so: root, on a file system that knows the flag. */
const canProtect = (() => {
  const file = join(dataDir, "probe");
  writeFileSync(file, "");
  const could = ["+i", "-i"].every((flag) => spawnSync("chattr", [flag, file]).status === 0);
  rmSync(file);
  if (!could)
    process.stdout.write("SKIPPED  A database that turns read-only: nothing can be protected here.\n");
  return could;
})();

describe.skipIf(!canProtect)("a SQLite file that turns read-only", () => {
  it("is still shown, takes nothing and says so, and recovers by itself", async () => {
    await showsPages();
    expect(protect("+i")).toBe(true);
    try {
      for (const answer of [await save(), await send()]) await expectRefusedForNow(answer);
      await showsPages();
      expect((await staff.get("/archive?page=1&year=2020")).status).toBe(200);
      expect(await readiness()).toMatchObject({ status: "not ready", disk: false });
    } finally {
      protect("-i");
    }
    for (const answer of [await save(), await send(), await upload()]) expect(answer.ok).toBe(true);
    expect(await readiness()).toMatchObject({ status: "ready", disk: true });
  });
});
