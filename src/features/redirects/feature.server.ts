import type { ContentList, ContentType } from "../../content/definition";
import { entryRules } from "../../content/save/entry-rules.server";
import { isList } from "../../content/store/derived.server";
import { type Feature, feature } from "../../platform/feature.server";
import { type Redirect, redirects } from "./definition";
import { hitsOf, saveHits } from "./hits.server";
import { redirectsProblems, redirectsProblems as says } from "./problems.server";
import { redirectRules, siteIn, targetsOf } from "./rules.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { newest, published } from "../../content/store/published.server";
import { csvOfParts } from "../../platform/csv/csv";
import { type BadLine, csvProblems, csvRows, refusal } from "../../platform/csv/read-csv.server";
import type { Database } from "../../platform/db/database.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { hongKongDay } from "../../platform/locale/format";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { hasWords } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { IMPORT, redirectActions } from "./actions";
import { redirectsContract, type RedirectTarget } from "./contract";
import { faultOfTarget, type Pair, readPair, type Site } from "./faults.server";
import { redirectTargetWords } from "./words";

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
