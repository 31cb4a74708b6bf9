import crypto from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import S3rver from "@20minutes/s3rver";
import { replaceWhole } from "./whole-objects";

/** The server's behaviour to whoever comes. */
type Behaviour =
  | "serve"
  /** Answers 503 without looking at the request. */
  | "busy"
  /** Never says a word. */
  | "hang"
  /** Sends headers and a byte of the answer, and no more. */
  | "stall";

/** A real S3-compatible server on this machine, which verifies signatures and keeps one bucket. */
export interface S3Server {
  /** The settings of a site that keeps its media here. */
  settings: Record<
    "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
    string
  >;
  /** Method, address and Range of each request so far. */
  requests: string[];
  /** Keys of all objects, sorted. */
  keys(): string[];
  /** Behaves so for the next `times` requests, and then serves again. */
  behave(behaviour: Behaviour, times?: number): void;
  /** Goes away, and comes back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and removes what it kept. */
  remove(): Promise<void>;
}

const BUCKET = "kapok-media";

// The server encrypts the token of a long list by DES, which today's OpenSSL has only as three times the same.
const { createCipheriv, createDecipheriv } = crypto;
type Arguments = [algorithm: string, key: Buffer, iv: Buffer];
const thrice = ([algorithm, key, iv]: Arguments): Arguments =>
  algorithm === "des" ? ["des-ede3-cbc", Buffer.concat([key, key, key]), iv] : [algorithm, key, iv];
Object.assign(crypto, {
  createCipheriv: (...all: Arguments) => createCipheriv(...thrice(all)),
  createDecipheriv: (...all: Arguments) => createDecipheriv(...thrice(all)),
});

/** Answers as S3 does, from an empty bucket in `directory`; what is being put is in `parts`. */
async function bucketIn(directory: string, parts: string): Promise<RequestListener> {
  const configureBuckets = [{ name: BUCKET }];
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets });
  await s3.configureBuckets();
  replaceWhole(s3.store, parts);
  return s3.callback();
}

/** Starts one on any free port. */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "kapok-s3-"));
  const parts = mkdtempSync(join(tmpdir(), "kapok-s3-parts-"));
  const serve = await bucketIn(directory, parts);
  const requests: string[] = [];
  const odd = { behaviour: "serve" as Behaviour, times: 0 };
  const listener: RequestListener = (request, response) => {
    requests.push([request.method, request.url, request.headers.range].filter(Boolean).join(" "));
    if (odd.behaviour === "serve" || odd.times <= 0) return serve(request, response);
    odd.times -= 1;
    if (odd.behaviour === "busy") response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    if (odd.behaviour === "stall") response.writeHead(200, { "Content-Length": 1000 }).write("x");
  };
  const { start, stop, port } = await serverAt(listener);
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    requests,
    keys: () => keysIn(join(directory, BUCKET)),
    behave: (behaviour, times = Number.POSITIVE_INFINITY) => void Object.assign(odd, { behaviour, times }),
    stop,
    start,
    remove: async () => {
      await stop();
      for (const folder of [directory, parts]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serverAt(listener: RequestListener) {
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    server = createServer(listener).listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  const stop = async () => {
    if (!server?.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await start();
  return { start, stop, port };
}

/** The server keeps an object in `<key>._S3rver_object`, and its headers and digest in files beside. */
function keysIn(folder: string): string[] {
  const suffix = "._S3rver_object";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map(({ parentPath, name }) => join(relative(folder, parentPath), name.slice(0, -suffix.length)))
    .sort();
}
