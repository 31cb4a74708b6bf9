import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { Database } from "../db/database.server";
import { currentSiteRevision } from "../db/site-revision.server";

/** A list that may be too long for memory, under its name in the answer. */
export class StreamedList {
  readonly name: string;
  readonly parts: AsyncIterable<readonly string[]>;
  readonly etag: string;

  private constructor(name: string, parts: AsyncIterable<readonly string[]>, etag: string) {
    this.name = name;
    this.parts = parts;
    this.etag = etag;
  }

  /**
   * @param parts the list's items, read from `db` as they are sent: each as JSON that already matches the
   * contract; it is not parsed again.
   * @param wanted what selects the items, besides the state of the site: the current year as a default soon
   * is another
   */
  static async of(
    db: Database,
    name: string,
    parts: AsyncIterable<readonly string[]>,
    wanted: object = {},
  ): Promise<StreamedList> {
    return new StreamedList(name, parts, await tagOf(db, wanted));
  }
}

/** The answer `{"<name>":[…]}` with `headers`, written while it is read. */
export function streamedAnswer({ name, parts, etag }: StreamedList, headers = new Headers()): Response {
  const text = new TextEncoder();
  const iterator = written(name, parts);
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(text.encode(value));
      },
      cancel: async () => {
        await iterator.return(undefined);
      },
    },
    { highWaterMark: 0 }, // nothing is read for an answer that turns out to be 304
  );
  headers.set("Content-Type", "application/json");
  headers.set("ETag", etag);
  return new Response(body, { headers });
}

async function* written(name: string, parts: AsyncIterable<readonly string[]>) {
  yield `{${JSON.stringify(name)}:[`;
  let separator = "";
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield separator + part.join(",");
    separator = ",";
    // SQLite answers and a fast client takes each part before anything else has its turn: yield to others.
    await setImmediate();
  }
  yield "]}";
}

/**
 * A strong ETag before the first byte is known: the state of the site determines the list. The newest entry
 * of the journal distinguishes it from a backup with the same revision, the build from an older one.
 */
async function tagOf(db: Database, wanted: object): Promise<string> {
  const newest = await db
    .selectFrom("journal")
    .select(["id", "at"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const state = [await currentSiteRevision(db), newest?.id, newest?.at, programDigest(), wanted];
  return `"${createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 22)}"`;
}

let digest: string | undefined;

/**
 * Identifies this build, equally in all of its processes: a digest of the entry file, which names the other
 * files by theirs.
 */
function programDigest(): string {
  digest ??= createHash("sha256")
    .update(readFileSync(process.argv[1] ?? process.execPath))
    .digest("base64url");
  return digest;
}
