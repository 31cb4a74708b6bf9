import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openS3Server, type S3Server } from "../../../test/s3-server";
import { s3Settings } from "../../platform/config/s3-settings.server";
import { s3Blobs } from "./s3-blobs.server";
import type { S3Timing } from "./s3-connection.server";

const BYTES = new TextEncoder().encode("bytes of a photo");
/** Milliseconds that a busy machine does not need for an answer, and that a test may lose to one that never comes. */
const [LONG, SHORT] = [10_000, 250];
const AWAY = { status: 503, key: "mediaAway", details: { headers: { "Retry-After": "30" } } };

let server: S3Server;
let heard: string[];
beforeEach(async () => {
  server = await openS3Server();
  heard = [];
});
afterEach(() => server.remove());

function connect(change: Partial<S3Server["settings"]> = {}, timeout = LONG, timing: Partial<S3Timing> = {}) {
  const settings = s3Settings({ ...server.settings, ...change });
  if (!settings) throw new Error("settings are missing");
  return s3Blobs(settings, (failure) => heard.push(failure ? String(failure.error) : "answered"), {
    timeout,
    tries: 3,
    within: LONG,
    firstPause: 1,
    rest: 0,
    ...timing,
  });
}

test.each([
  ["a wrong secret", { S3_SECRET_ACCESS_KEY: "guessed" }, "403 SignatureDoesNotMatch to PUT"],
  ["an unknown key", { S3_ACCESS_KEY_ID: "NOBODY" }, "403 InvalidAccessKeyId to PUT"],
  ["a bucket that is not there", { S3_BUCKET: "another" }, "no such bucket"],
])("%s keeps nothing, is told once and not tried again", async (_, wrong, reason) => {
  const blobs = connect(wrong);
  await expect(blobs.put("a/original", BYTES)).rejects.toMatchObject(AWAY);
  expect(heard).toEqual([expect.stringContaining(reason)]);
  expect(server.requests).toEqual([expect.stringMatching(/^PUT /)]);
  expect(await blobs.isReady()).toBe(false);
  expect(server.keys()).toEqual([]);
});

test.each([
  ["busy", LONG],
  ["hang", 4 * SHORT],
] as const)("a store that is %s for a moment costs a moment", async (behaviour, timeout) => {
  const blobs = connect({}, timeout);
  server.behave(behaviour, 2);
  await blobs.put("a/original", BYTES);
  server.behave(behaviour, 2);
  expect(await blobs.read("a/original")).toEqual(BYTES);
  expect(server.requests).toHaveLength(6);
  expect(heard).toEqual(["answered", "answered"]);
});

test("a truncated response is retried", async () => {
  const blobs = connect({}, 4 * SHORT);
  await blobs.put("a/original", BYTES);
  server.behave("stall", 1);
  expect(await blobs.read("a/original")).toEqual(BYTES);
});

test("a stream that stops in the middle fails instead of waiting for ever", async () => {
  const blobs = connect({}, 4 * SHORT);
  server.behave("stall", 1);
  const stream = await blobs.stream("a/original");
  await expect(new Response(stream).bytes()).rejects.toThrow("stopped sending");
});

test.each(["busy", "hang", "away"] as const)(
  "a store that stays %s is a 503 until it is back",
  async (how) => {
    const blobs = connect({}, how === "hang" ? SHORT : LONG);
    await blobs.put("a/original", BYTES);
    expect(await blobs.isReady()).toBe(true);
    if (how === "away") await server.stop();
    else server.behave(how);
    for (const call of [
      () => blobs.put("b/original", BYTES),
      () => blobs.read("a/original"),
      () => blobs.stream("a/original"),
      () => blobs.size("a/original"),
      () => blobs.delete("a/original"),
    ]) {
      heard = [];
      await expect(call()).rejects.toMatchObject(AWAY);
      expect(heard).toHaveLength(1);
      expect(heard).not.toContain("answered");
    }
    expect(await blobs.isReady()).toBe(false);
    if (how === "away") await server.start();
    server.behave("serve");
    // With a longer timeout: on a busy machine an answer may take longer than what is SHORT.
    await expect.poll(() => blobs.isReady()).toBe(true);
    expect(await connect().read("a/original")).toEqual(BYTES);
  },
);

test("a store that let one call wait is not waited for by others, and is found again", async () => {
  const blobs = connect({}, LONG, { within: 2 * SHORT, rest: 4 * SHORT });
  await connect().put("a/original", BYTES);
  server.behave("hang");
  const asked = server.requests.length;
  await expect(blobs.read("a/original")).rejects.toMatchObject(AWAY);
  for (const call of [() => blobs.read("a/original"), () => blobs.put("b/original", BYTES)]) {
    await expect(call()).rejects.toMatchObject(AWAY);
  }
  expect(await blobs.isReady()).toBe(false);
  expect(server.requests.slice(asked)).toEqual([expect.stringMatching(/^GET .*a\/original$/)]);
  expect(heard).toHaveLength(2);
  server.behave("serve");
  await expect.poll(() => blobs.isReady(), { timeout: LONG }).toBe(true);
  expect(await blobs.read("a/original")).toEqual(BYTES);
});

test("a part that the store does not cut out is refused rather than passed on as one", async () => {
  const blobs = connect();
  server.behave("stall", 1); // answers 200 with the whole
  await expect(blobs.stream("a/original", { start: 5, end: 6 })).rejects.toMatchObject(AWAY);
});

test("the bucket is never listed", async () => {
  const blobs = connect();
  await blobs.isReady();
  await blobs.put("a/160.webp", BYTES);
  await blobs.read("b/160.webp");
  await blobs.delete("a/160.webp");
  for (const request of server.requests) {
    expect(request).toMatch(/^(GET|HEAD|PUT|DELETE) \/kapok-media\/(ready\/marker|[ab]\/160\.webp)$/);
  }
  expect(server.keys()).toEqual(["ready/marker"]);
});

// The server of the other tests believes any digest; real ones compare.
test("what is put is signed together with the digest of its bytes", async () => {
  const digests: unknown[] = [];
  const listener = createServer(async (request, response) => {
    const sent = createHash("sha256").update(await buffer(request));
    digests.push(request.headers["x-amz-content-sha256"], sent.digest("hex"));
    expect(request.headers.authorization).toMatch(/SignedHeaders=[^,]*x-amz-content-sha256/);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await connect({ S3_ENDPOINT: `http://127.0.0.1:${port}` }).put("a/original", BYTES);
  listener.closeAllConnections();
  listener.close();
  expect(digests[0]).toBe(digests[1]);
});
