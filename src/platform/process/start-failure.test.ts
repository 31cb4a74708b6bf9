import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { newDatabase } from "../../../test/postgres";
import { readSiteConfig } from "../../features/config.server";
import { createDeps } from "../../make-deps.server";
import { prepare } from "../../prepare.server";
import type { Config } from "../config/config.server";
import { migrate } from "../db/migrate.server";
import { startFailure } from "./start-failure.server";

const folder = mkdtempSync(join(tmpdir(), "kapok-start-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The words when a program with these settings opens its database and listens. */
async function said(settings: Record<string, string>): Promise<string | undefined> {
  const config = readSiteConfig({
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    PUBLIC_URL: "http://localhost",
    ...settings,
  });
  return start(config).then(
    () => undefined,
    (error: unknown) => startFailure(error, config),
  );
}

async function start(config: Config): Promise<void> {
  const deps = await createDeps(config);
  try {
    await migrate(deps.db);
    const server = createServer().listen(config.port, config.host);
    await once(server, "listening");
    server.close();
  } finally {
    await deps.media.close();
    await deps.db.destroy();
  }
}

describe("a program that cannot start", () => {
  it("starts where nothing is wrong", async () => {
    expect(await said({})).toBeUndefined();
  });

  it("names the port that is in use, and the host that is none", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = taken.address();
    const port = String(typeof address === "object" && address ? address.port : 0);
    expect(await said({ PORT: port })).toMatch(`PORT: ${port} is in use`);
    taken.close();
    expect(await said({ HOST: "nowhere.invalid" })).toContain("HOST: nowhere.invalid cannot be found");
    expect(await said({ HOST: "192.0.2.1" })).toContain("HOST: 192.0.2.1 is no address of this machine");
  });

  it("names a folder that is none or cannot be made", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const dir of [file, join(file, "data")]) {
      expect(await said({ DATA_DIR: dir })).toContain(`DATA_DIR: ${dir} is not a folder`);
    }
    const tooLong = join(folder, "x".repeat(300));
    expect(await said({ DATA_DIR: tooLong })).toContain(`DATA_DIR: ${tooLong} cannot be made`);
  });

  it("names the database that is not there, or does not let it in", async () => {
    const there = new URL(await newDatabase());
    const other = (change: (url: URL) => void) => {
      const url = new URL(there);
      change(url);
      return said({ DATABASE_URL: url.href });
    };
    const said1 = await other((url) => (url.port = "1"));
    expect(said1).toMatch(/DATABASE_URL: the database cannot be used \(.*ECONNREFUSED/);
    expect(await other((url) => (url.pathname = "/nosuch"))).toContain('"nosuch" does not exist');
    expect(await other((url) => (url.username = "nobody"))).toContain("nobody");
    expect(await other((url) => (url.hostname = "nowhere.invalid"))).toContain("nowhere.invalid");
  });
});

describe("a database of SQLite that is damaged", () => {
  /** The message for a database whose bytes `harm` changed. */
  const saidOf = async (name: string, harm: (bytes: Buffer) => void) => {
    const dir = join(folder, name);
    expect(await said({ DATA_DIR: dir })).toBeUndefined();
    const file = join(dir, "kapok.sqlite");
    const bytes = readFileSync(file);
    harm(bytes);
    writeFileSync(file, bytes);
    return said({ DATA_DIR: dir });
  };

  it.each([
    ["beginning", (bytes: Buffer) => bytes.fill(0x55, 0, 100)],
    ["list of tables", (bytes: Buffer) => bytes.fill(0x55, 100, 4096)],
  ])("at its %s is named, with what to do", async (name, harm) => {
    const words = await saidOf(name, harm);
    expect(words).toMatch(
      /^Kapok cannot run:\n {2}kapok\.sqlite in .* is damaged \(.*restore the newest backup/s,
    );
  });
});

it("says of a full disk which it is", async ({ skip }) => {
  const disk = mkdtempSync(join(folder, "disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]).status === 0;
  if (!mounted) return skip("nothing can be mounted here");
  try {
    // A disk that fills up during the start, and one that is full before.
    for (const _ of [1, 2]) {
      const words = await said({ DATA_DIR: disk });
      expect(words).toMatch(/^Kapok cannot run:\n {2}the disk of .* is full/);
      const filler = openSync(join(disk, "filler"), "a");
      expect(() => {
        for (;;) writeSync(filler, Buffer.alloc(1024));
      }).toThrow("ENOSPC");
      closeSync(filler);
    }
  } finally {
    spawnSync("umount", [disk]);
  }
});

it("names a bucket that does not answer a first start", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const config = readSiteConfig({
    DATA_DIR: join(folder, "bucket"),
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    ...{ S3_BUCKET: "media", S3_REGION: "auto", S3_ACCESS_KEY_ID: "A", S3_SECRET_ACCESS_KEY: "B" },
    LOG_LEVEL: "silent",
  });
  const s3 = { timeout: 100, within: 200, tries: 2, firstPause: 1, rest: 10_000 };
  const deps = await createDeps(config, { s3 });
  const error = await prepare(deps).catch((thrown: unknown) => thrown);
  expect(startFailure(error, config)).toMatch(
    /^Kapok cannot run:\n {2}S3_ENDPOINT: the media store cannot be used/,
  );
  await deps.media.close();
  await deps.db.destroy();
  silent.close();
});

it("leaves a fault of the program to its stack trace", () => {
  expect(startFailure(new TypeError("x is not a function"), readSiteConfig({}))).toBeUndefined();
});
