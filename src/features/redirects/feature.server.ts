import type { ContentList, ContentType } from "../../content/definition";
import { type EntryRules, entryRules, type SaveCall } from "../../content/save/entry-rules.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { isList } from "../../content/store/derived.server";
import { newest, published } from "../../content/store/published.server";
import { csvOfParts } from "../../platform/csv/csv";
import { type BadLine, csvProblems, csvRows, refusal } from "../../platform/csv/read-csv.server";
import type { Database } from "../../platform/db/database.server";
import { answers, type Feature, feature, type Handlers, type StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { hongKongDay } from "../../platform/locale/format";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { hasWords } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { IMPORT, redirectActions } from "./actions";
import { type RedirectTarget, redirectsContract } from "./contract";
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
import { hitsOf, saveHits } from "./hits.server";
import { redirectsProblems, redirectsProblems as says } from "./problems.server";
import { redirectTable, siteOf } from "./table.server";
import { targetNames } from "./target-names.server";
import { redirectTargetWords } from "./words";

/**
 * Addresses are stored normalised, and lead somewhere; the list says to what, and how often each was used.
 * @param lists the content types whose entries have pages
 */
const redirectRules = (lists: () => readonly ContentList[]): EntryRules<typeof redirects> => ({
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
const siteIn = ({ db, deps }: Pick<StaffCall, "db" | "deps">) => siteOf({ ...deps, db });

/** New addresses by the old ones. */
const targetsOf = (all: readonly Redirect[]) => new Map(all.map(({ from, to }) => [from, to]));

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

const handlersFor = (lists: () => readonly ContentList[]): Handlers<typeof redirectsContract> => ({
  targets: async ({ q }, call) => ({ targets: await targetsNamed(q, lists(), call) }),

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
const redirectsAnswers = (lists: () => readonly ContentList[]) =>
  answers(redirectsContract, handlersFor(lists));

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

async function saveRedirect(pair: Pair, before: Redirect | undefined, call: StaffCall): Promise<void> {
  const { _id: id, version } = before ?? {};
  await saveEntry({ type: redirects }, { id, given: pair, version }, call, "");
}

/** Entries of one kind that are offered. */
const MOST = 6;

/** Entries of one kind among whose titles the words are looked for: they may be in the texts of many more. */
const LOOKED_AT = 500;

/**
 * The pages and entries that visitors can see whose name has all these words, in any order and either Chinese script.
 * @param types those with entries that have addresses of their own
 */
async function targetsNamed(
  sought: string,
  types: readonly ContentList[],
  call: Pick<StaffCall, "db" | "deps">,
): Promise<RedirectTarget[]> {
  const words = searchWords(sought);
  const isNamed = (name: Localized, ...others: string[]) =>
    hasWords(searchedText([...LANGS.map((lang) => name[lang]), ...others]), words);
  const pages = await pagesOf(call);
  const found = pages.filter(({ name, address }) => isNamed(name, address));
  for (const type of types) found.push(...(await entriesNamed(type, sought, isNamed, call)));
  return found;
}

/** The pages that are always there. */
async function pagesOf({ db, deps }: Pick<StaffCall, "db" | "deps">): Promise<RedirectTarget[]> {
  const { shortName } = await readSiteDetails(db);
  const pages = await deps.addresses.linkedPages(db, [], shortName);
  const group = localized((lang) => redirectTargetWords[lang].page);
  return pages.map(({ path, name }) => ({ address: path, name, group }));
}

async function entriesNamed(
  type: ContentList,
  sought: string,
  isNamed: (name: Localized) => boolean,
  { db }: Pick<StaffCall, "db">,
): Promise<RedirectTarget[]> {
  const { cards } = await newest(db, type).cards({ limit: LOOKED_AT, offset: 0 }, {}, sought.trim());
  const named = cards.filter(({ title }) => isNamed(title)).map(({ _id }) => _id);
  const group = localized((lang) => type.words[lang].one ?? type.words[lang].list);
  // What visitors get of an entry may have another name than its newest revision, and a draft has no address yet.
  const list = published(db, type);
  const shown = (await list.cardsOf(named)).slice(0, MOST).map(({ _id }) => _id);
  return (await list.entriesOf(shown)).flatMap((entry) => {
    const address = type.view(entry._id, entry);
    const name = localized((lang) => type.title(entry, lang));
    return address === "" ? [] : [{ address, name, group }];
  });
}

/** A line of the file, from 1, with the addresses as stored. */
interface Line extends Pair {
  line: number;
}

/** The columns of the exported file: the addresses, and how often the old one was visited. */
const COLUMNS = 4;

/** Returns whether a row is a header: neither of its cells is an address. */
const isHeading = ([from = "", to = ""]: readonly string[]) => !from.includes("/") && !to.includes("/");

/**
 * The lines of a CSV file with those that can be taken, by the redirects that there will be then.
 * @param known old addresses that are there, with what they lead to
 * @throws {Problem} 400 where there is no line, there are too many, or the file is no table
 */
function readLines(
  csv: string,
  known: ReadonlyMap<string, string>,
  site: Site,
): { good: Pair[]; bad: BadLine[] } {
  const { rows: lines, bad } = csvRows(csv, { isHeading, columns: COLUMNS, none: says.noLines });
  const read = new Map<string, Line>();
  for (const { cells, line } of lines) {
    // A comma within an address has cut it.
    if (cells.slice(2).some((cell) => cell.startsWith("/"))) {
      bad.push({ line, says: csvProblems.tooManyColumns });
      continue;
    }
    const pair = readPair({ from: cells[0] ?? "", to: cells[1] ?? "" }, site);
    if (Array.isArray(pair)) bad.push(...pair.slice(0, 1).map((fault) => ({ line, says: fault.says })));
    else if (read.has(pair.from)) bad.push({ line, says: says.sameLine });
    else read.set(pair.from, { ...pair, line });
  }
  leaveOutDeadEnds(read, known, site, bad);
  return { good: [...read.values()], bad: bad.sort((one, two) => one.line - two.line) };
}

/** Removes lines without a target, repeatedly, as others may lead to them. */
function leaveOutDeadEnds(
  lines: Map<string, Line>,
  known: ReadonlyMap<string, string>,
  site: Site,
  bad: BadLine[],
): void {
  for (;;) {
    const all = new Map([
      ...known,
      ...[...lines.values()].map(({ from, to }): [string, string] => [from, to]),
    ]);
    const faults = [...lines.values()].flatMap((pair) => {
      const fault = faultOfTarget(pair, all, site);
      return fault ? [{ from: pair.from, line: pair.line, says: fault }] : [];
    });
    if (faults.length === 0) return;
    for (const { from, ...fault } of faults) {
      lines.delete(from);
      bad.push(fault);
    }
  }
}

/** @param types all content types of the site: a redirect can lead to their entries */
export const redirectsFeature = (types: () => readonly ContentType[]): Feature => {
  const lists = () => types().filter(hasPages);
  return feature({
    name: "redirects",
    answers: redirectsAnswers(lists),
    content: [redirects],
    entryRules: [entryRules(redirectRules(lists))],
    problems: redirectsProblems,
    background: saveHits,
  });
};

/** Returns whether a list has public entries. */
const hasPages = (type: ContentType): type is ContentList =>
  isList(type) && type.isForStaff !== true && type.name !== redirects.name;
