import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openS3Server } from "../../../test/s3-server";
import { s3Settings } from "../../platform/config/s3-settings.server";
import type { BlobStore } from "./blob-store.server";
import { fileBlobs } from "./file-blobs.server";
import { s3Blobs } from "./s3-blobs.server";

interface Place {
  blobs: BlobStore;
  remove(): Promise<void>;
}

async function inFiles(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), "kapok-blobs-"));
  return { blobs: await fileBlobs(root), remove: () => rm(root, { recursive: true }) };
}

async function inBucket(): Promise<Place> {
  const server = await openS3Server();
  const settings = s3Settings(server.settings);
  if (!settings) throw new Error("settings are missing");
  return { blobs: s3Blobs(settings), remove: server.remove };
}

const BYTES = new TextEncoder().encode("木棉 in bytes 0123456789");
const KEY = "0198f4c0-0000-7000-8000-000000000001/original";

describe.each([
  ["files", inFiles],
  ["a bucket", inBucket],
])("blobs in %s", (_, open) => {
  let place: Place;
  let blobs: BlobStore;
  beforeAll(async () => {
    place = await open();
    blobs = place.blobs;
  });
  afterAll(() => place.remove());

  /** Strips what distinguishes a Buffer from plain bytes. */
  const read = async (key: string) => new Uint8Array((await blobs.read(key)) ?? [0]);
  const text = async (stream: Promise<ReadableStream<Uint8Array>>) => new Response(await stream).text();

  test("are given back as they came, again and again", async () => {
    await blobs.put(KEY, BYTES);
    expect(await read(KEY)).toEqual(BYTES);
    expect(await blobs.size(KEY)).toBe(BYTES.length);
    expect(await text(blobs.stream(KEY))).toBe("木棉 in bytes 0123456789");
  });

  test("may be large", async () => {
    const large = new Uint8Array(5 * 1024 * 1024).map((_, at) => at % 251);
    await blobs.put("large/640.avif", large);
    expect(Buffer.from((await blobs.read("large/640.avif")) ?? []).equals(large)).toBe(true);
    const part = await new Response(
      await blobs.stream("large/640.avif", { start: 4_000_000, end: 5_000_000 }),
    ).bytes();
    expect(Buffer.from(part).equals(large.subarray(4_000_000, 5_000_001))).toBe(true);
  });

  test("are read in parts, both ends included", async () => {
    await blobs.put(KEY, BYTES);
    expect(await text(blobs.stream(KEY, { start: 7, end: 8 }))).toBe("in");
    expect(await text(blobs.stream(KEY, { start: BYTES.length - 1, end: BYTES.length - 1 }))).toBe("9");
  });

  test("take an empty one", async () => {
    await blobs.put("empty/original", new Uint8Array());
    expect(await read("empty/original")).toEqual(new Uint8Array());
    expect(await blobs.size("empty/original")).toBe(0);
  });

  test("say that there is none", async () => {
    expect(await blobs.read("none/original")).toBeNull();
    expect(await blobs.size("none/original")).toBeNull();
    await expect(text(blobs.stream("none/original"))).rejects.toThrow("none/original");
    await blobs.delete("none/original");
  });

  test("are forgotten", async () => {
    await blobs.put("gone/160.webp", BYTES);
    await blobs.put("gone/320.webp", BYTES);
    await blobs.delete("gone/160.webp");
    expect(await blobs.read("gone/160.webp")).toBeNull();
    expect(await blobs.size("gone/320.webp")).toBe(BYTES.length);
  });

  test.each(["../secret", "/etc/passwd", "a/../../b", "a b", "A/original", ""])(
    "take no key like %j",
    async (key) => {
      await expect((async () => blobs.put(key, BYTES))()).rejects.toThrow("not a key");
      await expect((async () => blobs.read(key))()).rejects.toThrow("not a key");
    },
  );

  test("can be stored", async () => {
    expect(await blobs.isReady()).toBe(true);
    expect(await blobs.isReady()).toBe(true);
  });
});

test("folders that were made for files which never came are removed when they are old", async () => {
  const root = await mkdtemp(join(tmpdir(), "kapok-blobs-"));
  const blobs = await fileBlobs(root);
  await blobs.put(KEY, BYTES);
  for (const name of ["old", "young"]) await mkdir(join(root, name));
  await utimes(join(root, "old"), 0, 0);
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  expect(keys).toEqual([KEY]);
  expect((await readdir(root)).sort()).toEqual([KEY.split("/")[0], "incoming", "young"]);
  await rm(root, { recursive: true });
});
