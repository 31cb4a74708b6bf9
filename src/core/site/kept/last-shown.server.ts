import type { RouterContextProvider } from "react-router";
import type { Database } from "../../db/database.server";
import { outageContext } from "../../db/outage.server";
import { depsContext } from "../../deps.server";
import type { KeptPages } from "./kept-pages.server";

const shown = new WeakMap<KeptPages, Map<string, unknown>>();

/**
 * What a page shows besides what it is about, as the charity's details or what stands around a form. While the
 * database is away it is what this process showed last under the same name, undefined when it has shown nothing.
 */
export async function lastShown<T>(
  context: Readonly<RouterContextProvider>,
  name: string,
  read: (db: Database) => Promise<T>,
): Promise<T | undefined> {
  const { db, pages } = context.get(depsContext);
  const known = shown.get(pages) ?? new Map<string, unknown>();
  shown.set(pages, known);
  if (context.get(outageContext).away) return known.get(name) as T | undefined;
  const now = await read(db);
  known.set(name, now);
  return now;
}
