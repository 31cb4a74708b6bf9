import { afterAll, beforeAll, expect, it } from "vitest";
import { s3Blobs } from "../src/media/blobs/s3-blobs.server";
import { s3Settings } from "../src/platform/config/s3-settings.server";
import { openS3Server, type S3Server } from "./s3-server";

const BYTES = new Uint8Array(300_000).fill(7);
const TIMES = 60;

let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.remove());

it("the S3 server of the tests gives all of an object to whoever reads it while it is put again", async () => {
  const settings = s3Settings(server.settings);
  if (!settings) throw new Error("settings are missing");
  const blobs = s3Blobs(settings, () => {});
  await blobs.put("a/original", BYTES);
  const lengths = new Set<number>();
  for (let time = 0; time < TIMES; time += 1) {
    const putting = [blobs.put("a/original", BYTES), blobs.put("a/original", BYTES)];
    const reading = Array.from({ length: 8 }, () => blobs.read("a/original"));
    for (const bytes of await Promise.all(reading)) lengths.add(bytes?.length ?? 0);
    await Promise.all(putting);
  }
  expect([...lengths]).toEqual([BYTES.length]);
});
