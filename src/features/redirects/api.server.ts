import type { ContentList } from "../../content/definition";
import { listReads } from "../../content/list-reads.server";
import { changed } from "../../content/save/changed.server";
import type { EntryRules, SaveCall } from "../../content/save/entry-rules.server";
import { removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { published } from "../../content/store/published.server";
import { csvOfParts } from "../../platform/csv/csv";
import { refusal } from "../../platform/csv/read-csv.server";
import type { Database } from "../../platform/db/database.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import type { Action } from "../../platform/journal/actions";
import { hongKongDay } from "../../platform/locale/dates";
import { IMPORT, redirectActions } from "./actions";
import { type RedirectCard, redirectsContract } from "./contract";
import { type Redirect, redirects } from "./definition";
import { hitsOf } from "./hits.server";
import { readLines } from "./import.server";
import { redirectsProblems as says } from "./problems.server";
import {
  endOf,
  type Fault,
  faultOfTarget,
  isPage,
  isThere,
  type Pair,
  readPair,
  type Site,
} from "./rules.server";
import { redirectTable, siteOf } from "./table.server";
import { targetsNamed } from "./targets.server";

const reads = listReads(redirects);

/** Addresses are stored as they are compared, and lead somewhere; the list says how often each was used. */
export const redirectRules: EntryRules<typeof redirects> = {
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
    return cards.map((listed) => {
      const card = listed as typeof listed & { to: string };
      const { to } = card;
      const from = card.title.eng;
      const end = endOf(to, targets, site) ?? to;
      const covered = isPage(from, site) ? "covered" : null;
      const fault = covered ?? (isThere(end, site) ? null : "nowhere");
      const { hits: count, lastDay } = hits.get(card._id) ?? { hits: 0, lastDay: null };
      return { ...card, end: end === to ? null : end, fault, hits: count, lastDay } satisfies RedirectCard;
    });
  },
};

const handlersFor = (lists: () => readonly ContentList[]): Handlers<typeof redirectsContract> => ({
  targets: async ({ q }, call) => ({ targets: await targetsNamed(q, lists(), call) }),

  all: (_, { db }) => reads.streamed(db, "redirects"),

  one: async ({ redirect_id }, { db }) => ({ redirect: [await reads.found(db, redirect_id)] }),

  add: async ({ redirect }, call) =>
    saved("add", await saveEntry(redirectRules, { given: redirect }, call, "redirect.")),

  edit: async ({ redirect: { _id, version, ...given } }, call) =>
    saved("edit", await saveEntry(redirectRules, { id: _id, given, version }, call, "redirect.")),

  remove: async ({ redirect_id }, call) => saved("delete", await removeEntry(redirects, redirect_id, call)),

  restore: async ({ redirect_id }, call) =>
    saved("restore", await restoreEntry(redirectRules, redirect_id, call)),

  import: async ({ csv, skip }, call) => {
    const before = await published(call.db, redirects).all();
    const known = new Map(before.map((redirect) => [redirect.from, redirect]));
    const { good, bad } = readLines(csv, targetsOf(before), await siteIn(call));
    if (bad.length > 0 && (!skip || good.length === 0)) throw refusal(bad);
    const changes = good.filter(({ from, to }) => known.get(from)?.to !== to);
    for (const pair of changes) await saveRedirect(pair, known.get(pair.from), call);
    const changedCount = changes.filter(({ from }) => known.has(from)).length;
    const counted = {
      added: changes.length - changedCount,
      changed: changedCount,
      same: good.length - changes.length,
      skipped: bad.map(({ line }) => line),
    };
    const snapshot = { _id: IMPORT, ...counted, skipped: counted.skipped.length };
    return {
      entityId: IMPORT,
      action: redirectActions.import,
      snapshot,
      answer: { message: "success", ...counted },
    };
  },

  export: async (_, { db }) => {
    const all = (await published(db, redirects).all()).toReversed();
    const csv = await csvOfParts(HEADINGS, rowsOf(db, all));
    return { filename: `redirects-${hongKongDay(new Date())}.csv`, csv };
  },
});

/** @param lists the content types whose entries a redirect can be led to by their names */
export const redirectsAnswers = (lists: () => readonly ContentList[]) =>
  answers(redirectsContract, handlersFor(lists));

/** The facts of the site that the rules ask for, read by the connection of a call. */
const siteIn = ({ db, deps }: Pick<StaffCall, "db" | "deps">) => siteOf({ ...deps, db });

const HEADINGS = ["Old address", "New address", "Visits", "Last visit"];

async function* rowsOf(db: Database, all: readonly Redirect[]) {
  const hits = await hitsOf(
    db,
    all.map(({ _id }) => _id),
  );
  yield all.map(({ _id, from, to }) => {
    const { hits: count = 0, lastDay = "" } = hits.get(_id) ?? {};
    return [from, to, String(count), lastDay];
  });
}

const saved = (action: Action, redirect: Redirect) =>
  changed(action, redirect, { redirect_id: redirect._id });

const targetsOf = (all: readonly Redirect[]) => new Map(all.map(({ from, to }) => [from, to]));

/** The redirects but for one. */
const others = async (db: Database, id?: string) =>
  targetsOf((await published(db, redirects).all()).filter(({ _id }) => _id !== id));

/**
 * The addresses that somebody typed, as they are kept.
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

async function saveRedirect(pair: Pair, before: Redirect | undefined, call: StaffCall): Promise<void> {
  const { _id: id, version } = before ?? {};
  await saveEntry({ type: redirects }, { id, given: pair, version }, call, "");
}
