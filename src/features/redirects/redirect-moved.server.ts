import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { Database } from "../../platform/db/database.server";
import { record } from "../../platform/journal/journal.server";
import { type Redirect, redirects } from "./definition";
import type { Pair } from "./faults.server";

/** The redirect from an address, in the transaction `tx`. */
async function redirectFrom(tx: Database, address: string): Promise<Redirect | undefined> {
  return (await published(tx, redirects).all()).find(({ from }) => from === address);
}

/** The final target of the redirects from an address; undefined where there is none. */
export async function redirectEnd(tx: Database, address: string): Promise<string | undefined> {
  const all = new Map((await published(tx, redirects).all()).map(({ from, to }) => [from, to]));
  const met = new Set<string>();
  let end = all.get(address);
  for (let next = end; next !== undefined && !met.has(next); next = all.get(next)) {
    met.add(next);
    end = next;
  }
  return end;
}

/**
 * Redirects from where a page was to where it is now, in the transaction `tx` that moves it; what was redirected from
 * there before, as when it moves back, is no longer.
 */
export async function redirectMovedPages(tx: Database, { from, to }: Pair, author: string): Promise<void> {
  const back = await redirectFrom(tx, to);
  if (back) {
    await contentStore(tx, redirects).remove(back._id);
    await note(tx, "delete", back, author);
  }
  const before = await redirectFrom(tx, from);
  const store = contentStore(tx, redirects);
  const redirect = before
    ? await store.replace(before._id, before.version, { from, to, ...noTexts }, { author })
    : await store.add({ from, to, ...noTexts }, { author });
  if (redirect) await note(tx, before ? "edit" : "add", redirect, author);
}

const noTexts = { eng: {}, tra: {}, sim: {} };

const note = (tx: Database, action: "add" | "edit" | "delete", { _id, version }: Redirect, author: string) =>
  record(tx, redirects.name, author, { entityId: _id, action, snapshot: { _id, version } });
