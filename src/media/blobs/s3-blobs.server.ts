import { decodeXML } from "entities";
import type { S3Settings } from "../../platform/config/s3-settings.server";
import type { BlobStore, ByteRange, ListedBlob } from "./blob-store.server";
import { checkedKey } from "./blob-store.server";
import { Refused, S3_TIMING, type S3Listener, type S3Timing, s3Connection } from "./s3-connection.server";

/** A probe object that tests whether the bucket can be written and read. */
const MARKER = "ready/marker";

type Connection = ReturnType<typeof s3Connection>;

/**
 * Stores blobs as objects of an S3-compatible store. Which keys there are is in our database: the bucket is
 * listed only to find objects that the database does not name. Every method throws a Problem 503 when the store is away;
 * `listener` hears of each call.
 */
export function s3Blobs(
  settings: S3Settings,
  listener: S3Listener = () => {},
  timing: S3Timing = S3_TIMING,
): BlobStore {
  const store = s3Connection(settings, timing, listener);
  return {
    put: (key, bytes) => put(store, checkedKey(key), bytes),
    read: (key) =>
      store.send({ method: "GET", key: checkedKey(key) }, async (answer) =>
        // Not bytes(), which the Response of @hono/node-server, global in the running site, does not have.
        (await isMissing(answer)) ? null : new Uint8Array(await answer.arrayBuffer()),
      ),
    stream: (key, range) => stream(store, checkedKey(key), range),
    size: (key) =>
      store.send({ method: "HEAD", key: checkedKey(key) }, async (answer) =>
        answer.status === 404 ? null : Number(answer.headers.get("content-length")),
      ),
    delete: (key) => store.send({ method: "DELETE", key: checkedKey(key) }, ended),
    list: () => listObjects(store),
    isReady: readiness(store),
  };
}

async function put(store: Connection, key: string, bytes: Uint8Array, tries?: number): Promise<void> {
  const body = new Uint8Array(bytes);
  const checkStored = async (answer: Response) => {
    await ended(answer);
    if (answer.status === 404) throw new Refused("the media store has no such bucket");
  };
  await store.send({ method: "PUT", key, body }, checkStored, tries);
}

async function stream(
  store: Connection,
  key: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const headers = range && { Range: `bytes=${range.start}-${range.end}` };
  const body = await store.send({ method: "GET", key, ...(headers && { headers }) }, async (answer) => {
    if (await isMissing(answer)) return null;
    if (answer.status === (range ? 206 : 200)) return answer.body;
    await ended(answer);
    throw new Refused(`the media store answered ${answer.status} to a request for a part`);
  });
  if (!body) throw new Error(`the media store has no ${key}`);
  return body;
}

/** Writes the probe object once, and from then on checks that it exists by a cheap request. */
function readiness(store: Connection): () => Promise<boolean> {
  let written = false;
  const look = async () => {
    if (!written) await put(store, MARKER, new Uint8Array(), 1);
    written = true;
    return store.send({ method: "HEAD", key: MARKER }, async ({ ok }) => ok, 1);
  };
  return () => look().catch(() => false);
}

/** In the order of keys, as many at a time as the store gives. */
async function* listObjects(store: Connection): AsyncGenerator<ListedBlob> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ "list-type": "2", ...(token && { "continuation-token": token }) });
    const xml = await store.send({ method: "GET", key: "", query: `?${query}` }, (answer) => answer.text());
    yield* [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([entry]) => listedObject(entry));
    token = textOf(xml, "NextContinuationToken");
    if (!token && textOf(xml, "IsTruncated") === "true") throw new Error("the media store lists only a part");
  } while (token);
}

/** The unescaped text of an XML element; tokens may contain entities. */
const textOf = (xml: string, name: string): string =>
  decodeXML(new RegExp(`<${name}>([^<]*)`).exec(xml)?.[1] ?? "");

function listedObject(entry: string): ListedBlob {
  return { key: textOf(entry, "Key"), at: Date.parse(textOf(entry, "LastModified")) };
}

async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  await ended(answer);
  return true;
}

/** Discards an unread body, so that its connection is free. */
async function ended(answer: Response): Promise<void> {
  await answer.body?.cancel();
}
