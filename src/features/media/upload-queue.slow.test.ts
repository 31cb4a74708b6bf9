import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type ClientRequest, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { photoBytes } from "../../../test/photo";
import { PLATFORM_GLOBALS } from "../../../test/platform-globals";
import { createApp } from "../../app.server";
import { MAX_UPLOAD } from "../../platform/http/input.server";
import { openServer } from "../../platform/process/http-server.server";

/** More than the system takes of what nobody reads. */
const READ_ONLY = 16_000_000;
const [WAITING, TOO_MANY] = [40, 10];
const BOUNDARY = "-----between-the-parts-of-a-form-----";

let app: TestApp;
let server: Server;
let session: Record<string, string>;
let url = "";
beforeEach(async () => {
  app = await openApp("sqlite");
  session = await app.login();
  server = openServer(getRequestListener(createApp(app.deps).fetch, PLATFORM_GLOBALS), false).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/upload`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  expect(app.errors()).toEqual([]);
  await app.close();
});

/** An upload that the program reads, and that waits for its last bytes. */
async function underWay(): Promise<ClientRequest> {
  const head = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="nothing.bin"\r\n\r\n`,
  );
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const sent = request(url, {
    method: "POST",
    headers: { ...session, "Content-Type": type, "Content-Length": String(MAX_UPLOAD) },
  });
  await new Promise((written) => sent.write(Buffer.concat([head, Buffer.alloc(READ_ONLY)]), written));
  return Object.assign(sent, { rest: MAX_UPLOAD - head.length - READ_ONLY });
}

/** The resulting status. */
async function finished(sent: ClientRequest): Promise<number> {
  const { rest } = sent as ClientRequest & { rest: number };
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const answered: Promise<[IncomingMessage]> = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.end(Buffer.concat([Buffer.alloc(rest - end.length), end]));
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}

async function uploadPhoto(bytes: Buffer<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([bytes], "photo.jpg"));
  return fetch(url, { method: "POST", headers: session, body });
}

async function storedFiles(): Promise<{ files: number; unfinished: number }> {
  await app.deps.media.settled();
  const folder = join(app.deps.config.dataDir, "media");
  const files = readdirSync(folder).filter((name) => name !== "incoming").length;
  return { files, unfinished: readdirSync(join(folder, "incoming")).length };
}

it("queues forty uploads, answers further ones with Retry-After, and leaves nothing of those", async () => {
  // As many as there is room for.
  const large = await Promise.all([underWay(), underWay()]);
  const photo = await photoBytes();
  const refused: Response[] = [];
  const photos = Array.from({ length: WAITING + TOO_MANY }, async () => {
    const answer = await uploadPhoto(photo);
    if (answer.status !== 201) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused.length).toBe(TOO_MANY);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/try again/) });
  }
  expect(await storedFiles()).toEqual({ files: 0, unfinished: 0 });
  expect(await Promise.all(large.map(finished))).toEqual([415, 415]);
  const statuses = await Promise.all(photos);
  expect(statuses.filter((status) => status === 201)).toHaveLength(WAITING);
  expect(refused).toHaveLength(TOO_MANY);
  expect((await uploadPhoto(photo)).status).toBe(201);
  expect(await storedFiles()).toEqual({ files: WAITING + 1, unfinished: 0 });
});
