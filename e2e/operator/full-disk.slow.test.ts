import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { photoBytes } from "../../test/photo";
import { newDatabase } from "../../test/postgres";
import { expectRefusedForNow } from "../fixtures/refused-for-now";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";
import { StaffClient } from "../fixtures/staff-client.ts";

const MEGABYTE = 1024 * 1024;
const SIZE = 32;

const mount = (...args: string[]) => spawnSync("mount", args).status === 0;

/** True when this machine lets us make a small disk of our own: root outside of a strict container. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), "kapok-mount-"));
  const mounted = mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", folder);
  if (mounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true });
  if (!mounted) process.stdout.write("SKIPPED  A full and a read-only disk: nothing can be mounted here.\n");
  return mounted;
})();

describe.skipIf(!canMount)("a site on a small disk", () => {
  let disk: string;
  let server: RunningServer;
  let staff: StaffClient;

  const start = async (databaseUrl?: string) => {
    const settings = { DEMO_CONTENT: "off" };
    const place = { dataDir: disk, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) };
    server = await startServer(place);
    staff = await StaffClient.login(addressOf(place));
  };
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), "kapok-disk-"));
    mount("-t", "tmpfs", "-o", `size=${SIZE}m`, "tmpfs", disk);
  });
  afterEach(async () => {
    await server.stop();
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
    expect(server.logs()).not.toMatch(/"level":(50|60)/);
  });

  const save = () =>
    staff.post("/api/addnews", { news: { eng: { header: "x", content: "Words. ".repeat(10_000) } } });
  const send = () =>
    staff.post("/api/contact", {
      firstName: "A",
      lastName: "B",
      email: "a@b.example",
      message: "Words. ".repeat(500),
    });
  const upload = async () => staff.upload(new Uint8Array(await photoBytes()), "photo.jpg");
  const readiness = async () => (await staff.get("/readyz")).json();

  it("that is full goes on showing pages, says that nothing can be saved, and recovers by itself", async () => {
    await start();
    for (const path of ["/", "/archive"]) expect((await staff.get(path)).status).toBe(200);
    const ballast = join(disk, "ballast");
    fill(ballast);
    const statuses = new Set<number>();
    for (let count = 0; count < 200 && !statuses.has(503); count += 1) statuses.add((await save()).status);
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    await expectRefusedForNow(await save());
    await expectRefusedForNow(await upload());
    for (const path of ["/", "/archive", "/tra/about"]) expect((await staff.get(path)).status).toBe(200);
    expect(await readiness()).toMatchObject({ status: "not ready", database: true, disk: false });

    rmSync(ballast);
    expect(await readiness()).toMatchObject({ status: "ready", disk: true });
    for (const answer of [await save(), await send(), await upload()]) expect(answer.ok).toBe(true);
  });

  it("that turns read-only refuses files, keeps what is in a database elsewhere, and recovers by itself", async () => {
    await start(await newDatabase());
    expect(mount("-o", "remount,ro", disk)).toBe(true);
    await expectRefusedForNow(await upload());
    expect((await save()).status).toBe(200);
    expect(await readiness()).toMatchObject({
      status: "not ready",
      database: true,
      media: false,
      disk: false,
    });
    expect(mount("-o", "remount,rw", disk)).toBe(true);
    expect(await readiness()).toMatchObject({ status: "ready" });
    expect((await upload()).status).toBe(201);
  });
});

/** To the last byte. */
function fill(file: string): void {
  for (const piece of [MEGABYTE, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(piece), { flag: "a" });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}
