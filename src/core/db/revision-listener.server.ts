import { setTimeout } from "node:timers/promises";
import type { Client } from "pg";
import { REVISION_CHANNEL } from "./revision.server";

/** Milliseconds before a lost connection is made anew: doubled while it fails, and no longer than the second. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/**
 * Listens at PostgreSQL for changes by any process, on a connection of its own. It is told each revision at its
 * commit and, as some may have been missed, the current one whenever a connection is made. While there is none it
 * says nothing: whoever needs to know within a time asks as well, with `watchRevision`.
 * @returns a function that stops listening and closes the connection.
 */
export function listenForRevision(
  databaseUrl: string,
  hear: (revision: number) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const listening = keepListening(databaseUrl, hear, ending.signal);
  return async () => {
    ending.abort();
    await listening;
  };
}

async function keepListening(
  databaseUrl: string,
  hear: (revision: number) => void,
  ending: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!ending.aborted) {
    const heard = (revision: number) => {
      pause = FIRST_PAUSE;
      hear(revision);
    };
    await listenOnce(databaseUrl, heard, ending);
    await setTimeout(pause, undefined, { signal: ending }).catch(() => {});
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
}

/** Until the connection is lost, cannot be made, or `ending`. */
async function listenOnce(
  connectionString: string,
  hear: (revision: number) => void,
  ending: AbortSignal,
): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true, // a network that forgets idle connections is noticed
    application_name: "kapok: listens for changes",
  });
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve()).on("end", () => resolve());
    ending.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => hear(Number(payload)));
  const listened = await begin(client).catch(() => undefined);
  if (listened !== undefined) {
    hear(listened);
    await lost;
  }
  await client.end().catch(() => {});
}

/** Gives the revision of after the listening began, so that none falls in between. */
async function begin(client: Client): Promise<number> {
  await client.connect();
  await client.query(`listen ${REVISION_CHANNEL}`);
  const { rows } = await client.query<{ value: number }>("select value from revision where id = 1");
  return Number(rows[0]?.value);
}
