import type { ContentList } from "../../content/definition";
import { changed, listActions } from "../../content/handlers.server";
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

const actions = listActions(redirects);

const handlersFor = (lists: () => readonly ContentList[]): Handlers<typeof redirectsContract> => ({
  targets: async ({ q }, call) => ({ targets: await targetsNamed(q, lists(), call) }),

  all: (_, { db }) => actions.streamed(db, "redirects"),

  one: async ({ redirect_id }, { db }) => ({ redirect: [await actions.found(db, redirect_id)] }),

  cards: async (query, { db, deps, staff }) => {
    const { items, ...counted } = await actions.cards(query, { db, staff });
    const { targets } = await redirectTable(deps);
    const site = await siteIn({ db, deps });
    const hits = await hitsOf(
      db,
      items.map(({ _id }) => _id),
    );
    const cards = items.map((card): RedirectCard => {
      const { to } = card;
      const from = card.title.eng;
      const end = endOf(to, targets, site) ?? to;
      const covered = isPage(from, site) ? "covered" : null;
      const fault = covered ?? (isThere(end, site) ? null : "nowhere");
      const { hits: count, lastDay } = hits.get(card._id) ?? { hits: 0, lastDay: null };
      return { ...card, end: end === to ? null : end, fault, hits: count, lastDay };
    });
    return { ...counted, items: cards };
  },

  add: async ({ redirect }, call) => {
    const pair = await required(redirect, call);
    return saved("add", await actions.add(pair, undefined, call, "redirect."));
  },

  edit: async ({ redirect: { _id, version, ...typed } }, call) => {
    const pair = await required(typed, call, _id);
    return saved("edit", await actions.edit(_id, pair, { version }, call, "redirect."));
  },

  remove: async ({ redirect_id }, call) => saved("delete", await actions.remove(redirect_id, call)),

  restore: async ({ redirect_id }, call) => {
    const redirect = await actions.restore(redirect_id, call);
    const site = await siteIn(call);
    const [fault] = faultsOf(redirect, await others(call.db, redirect_id), site);
    if (fault) throw new Problem(409, fault.says);
    return saved("restore", redirect);
  },

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
 * @param id of the redirect that is edited
 * @throws {Problem} 400 with what is wrong with either address
 */
async function required(typed: Pair, call: StaffCall, id?: string): Promise<Pair> {
  const site = await siteIn(call);
  const pair = readPair(typed, site);
  const faults = Array.isArray(pair) ? pair : faultsOf(pair, await others(call.db, id), site);
  if (Array.isArray(pair) || faults.length > 0) {
    const errors = faults.map(({ field, says: problem }) => ({ path: `redirect.${field}`, says: problem }));
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
  if (before) await actions.edit(before._id, pair, { version: before.version }, call, "");
  else await actions.add(pair, undefined, call, "");
}
