import type { ContentList } from "../../content/definition";
import type { EntryRules, SaveCall } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import type { StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { type Redirect, type RedirectCard, redirects } from "./definition";
import {
  endOf,
  type Fault,
  faultOfTarget,
  isPage,
  isThere,
  type Pair,
  readPair,
  type Site,
} from "./faults.server";
import { hitsOf } from "./hits.server";
import { redirectsProblems as says } from "./problems.server";
import { redirectTable, siteOf } from "./table.server";
import { targetNames } from "./target-names.server";

/**
 * Addresses are stored normalised, and lead somewhere; the list says to what, and how often each was used.
 * @param lists the content types whose entries have pages
 */
export const redirectRules = (lists: () => readonly ContentList[]): EntryRules<typeof redirects> => ({
  type: redirects,
  beforeSave: async (typed, { before, path, call }) => ({
    ...typed,
    ...(await requiredPair(typed, { path, id: before?._id, call })),
  }),
  restored: async (redirect, call) => {
    const [fault] = faultsOf(redirect, await others(call.db, redirect._id), await siteIn(call));
    if (fault) throw new Problem(409, fault.says);
  },
  listed: async (cards, { db, deps }) => {
    const { targets } = await redirectTable(deps);
    const site = await siteIn({ db, deps });
    const hits = await hitsOf(
      db,
      cards.map(({ _id }) => _id),
    );
    const led = cards.map((listed) => {
      const card = listed as typeof listed & { to: string };
      return { card, end: endOf(card.to, targets, site) ?? card.to };
    });
    const ends = led.map(({ end }) => end);
    const names = await targetNames(ends, lists(), { db, deps });
    return led.map(({ card, end }) => {
      const { to } = card;
      const from = card.title.eng;
      const covered = isPage(from, site) ? "covered" : null;
      const fault = covered ?? (isThere(end, site) ? null : "nowhere");
      const { hits: count, lastDay } = hits.get(card._id) ?? { hits: 0, lastDay: null };
      const name = names.get(end) ?? null;
      const last = end === to ? null : end;
      return { ...card, name, end: last, fault, hits: count, lastDay } satisfies RedirectCard;
    });
  },
});

/** The facts of the site that the rules need, read by the connection of a call. */
export const siteIn = ({ db, deps }: Pick<StaffCall, "db" | "deps">) => siteOf({ ...deps, db });

/** New addresses by the old ones. */
export const targetsOf = (all: readonly Redirect[]) => new Map(all.map(({ from, to }) => [from, to]));

/** The redirects but for one. */
const others = async (db: Database, id?: string) =>
  targetsOf((await published(db, redirects).all()).filter(({ _id }) => _id !== id));

/**
 * The addresses that somebody typed, as stored.
 * @param at the path of the redirect in the request, and the id of one that is edited
 * @throws {Problem} 400 with what is wrong with either address
 */
async function requiredPair(
  typed: Pair,
  { path, id, call }: { path: string; id: string | undefined; call: SaveCall },
): Promise<Pair> {
  const site = await siteIn(call);
  const pair = readPair(typed, site);
  const faults = Array.isArray(pair) ? pair : faultsOf(pair, await others(call.db, id), site);
  if (Array.isArray(pair) || faults.length > 0) {
    const errors = faults.map(({ field, says: problem }) => ({ path: `${path}${field}`, says: problem }));
    throw new Problem(400, "invalid", { errors });
  }
  return pair;
}

/** The faults of a redirect beside the others, and of one that was right once. */
function faultsOf(pair: Pair, besides: ReadonlyMap<string, string>, site: Site): Fault[] {
  if (isPage(pair.from, site)) return [{ field: "from", says: says.pageIsThere }];
  if (besides.has(pair.from)) return [{ field: "from", says: says.alreadyRedirected }];
  const fault = faultOfTarget(pair, new Map([...besides, [pair.from, pair.to]]), site);
  return fault ? [{ field: "to", says: fault }] : [];
}
