import { listReads } from "../../content/list-reads.server";
import { changed } from "../../content/save/changed.server";
import type { EntryRules } from "../../content/save/entry-rules.server";
import { removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { addMany, removeMany } from "../../content/store/many.server";
import { csvOfParts } from "../../platform/csv/csv";
import { refusal } from "../../platform/csv/read-csv.server";
import type { Database } from "../../platform/db/database.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import type { Action } from "../../platform/journal/actions";
import type { Term } from "../../platform/locale/conversion/term";
import { hongKongDay } from "../../platform/locale/dates";
import { glossaryActions, SEVERAL } from "./actions";
import { glossaryContract } from "./contract";
import { type GlossaryEntry, glossary } from "./definition";
import { cellsOf, type FileTerm, faultOf, HEADINGS, readTerms } from "./import.server";
import { glossaryProblems as says } from "./problems.server";
import { allTerms, contentOf, termOf } from "./terms.server";

const reads = listReads(glossary);

/** There is one entry of each Traditional term. */
export const termRules: EntryRules<typeof glossary> = {
  type: glossary,
  beforeSave: async (content, { before, path, call }) => {
    if (await otherWith(call.db, content.term.tra, before?._id))
      throw new Problem(400, "invalid", { errors: [{ path: `${path}term.tra`, says: says.termIsThere }] });
    return content;
  },
  restored: async (entry, { db }) => {
    if (await otherWith(db, entry.term.tra, entry._id)) throw new Problem(409, says.termIsThere);
  },
};

const glossaryHandlers: Handlers<typeof glossaryContract> = {
  all: async (_, { db }) => ({ entries: (await allTerms(db)).map(termOf) }),

  one: async ({ term_id }, { db }) => ({ term: [await reads.found(db, term_id)] }),

  add: async ({ term }, call) => saved("add", await saveEntry(termRules, { given: term }, call, "term.")),

  edit: async ({ term: { _id, version, ...given } }, call) =>
    saved("edit", await saveEntry(termRules, { id: _id, given, version }, call, "term.")),

  remove: async ({ term_id }, call) => saved("delete", await removeEntry(glossary, term_id, call)),

  restore: async ({ term_id }, call) => saved("restore", await restoreEntry(termRules, term_id, call)),

  replace: async ({ entries }, call) => {
    requireRight(entries);
    const before = await allTerms(call.db);
    const wanted = new Set(entries.map(({ tra }) => tra));
    const gone = before.filter(({ term }) => !wanted.has(term.tra));
    await removeMany(
      call.db,
      glossary,
      gone.map(({ _id }) => _id),
    );
    await saveAll(entries, before, call);
    const snapshot = { _id: SEVERAL, entries: entries.length };
    const answer = { message: "success" as const, entries };
    return { entityId: SEVERAL, action: glossaryActions.exchange, snapshot, answer };
  },

  import: async ({ csv, skip }, call) => {
    const { good, bad } = readTerms(csv);
    if (bad.length > 0 && (!skip || good.length === 0)) throw refusal(bad);
    const before = await allTerms(call.db);
    const counts = await saveAll(withDirections(good, before), before, call);
    const snapshot = { _id: SEVERAL, ...counts, skipped: bad.length };
    const answer = { message: "success" as const, ...counts, skipped: bad.map(({ line }) => line) };
    return { entityId: SEVERAL, action: glossaryActions.import, snapshot, answer };
  },

  export: async (_, { db }) => {
    const rows = (await allTerms(db)).map((entry) => cellsOf(termOf(entry)));
    const csv = await csvOfParts(HEADINGS, inOnePart(rows));
    return { filename: `glossary-${hongKongDay(new Date())}.csv`, csv };
  },
};

export const glossaryAnswers = answers(glossaryContract, glossaryHandlers);

async function* inOnePart(rows: string[][]) {
  yield rows;
}

const saved = (action: Action, entry: GlossaryEntry) => changed(action, entry, { term_id: entry._id });

const otherWith = async (db: Database, tra: string, id?: string): Promise<boolean> =>
  (await allTerms(db)).some(({ _id, term }) => _id !== id && term.tra === tra);

/** @throws {Problem} 400 with the path of each entry that lacks something, or whose term is that of one before. */
function requireRight(entries: readonly Term[]): void {
  const known = new Set<string>();
  const errors = entries.flatMap((entry, at) => {
    const twice = known.has(entry.tra);
    known.add(entry.tra);
    if (twice) return [{ path: `entries.${at}.tra`, says: says.termIsThere }];
    const fault = faultOf(entry);
    return fault ? [{ path: `entries.${at}.sim`, says: fault }] : [];
  });
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

/** Entries of a file with the direction that each has already where the file says none; a new one goes one way. */
function withDirections(entries: readonly FileTerm[], before: readonly GlossaryEntry[]): Term[] {
  const known = new Map(before.map(({ term, both }) => [term.tra, both]));
  return entries.map((entry) => ({ ...entry, both: entry.both ?? known.get(entry.tra) ?? false }));
}

/** Adds entries, and changes those whose Traditional term is there. */
async function saveAll(entries: readonly Term[], before: readonly GlossaryEntry[], call: StaffCall) {
  const known = new Map(before.map((entry) => [entry.term.tra, entry]));
  const fresh = entries.filter(({ tra }) => !known.has(tra));
  let changedCount = 0;
  for (const entry of entries) {
    const former = known.get(entry.tra);
    if (!former || isSame(termOf(former), entry)) continue;
    const { _id: id, version } = former;
    await saveEntry({ type: glossary }, { id, given: contentOf(entry), version }, call, "");
    changedCount += 1;
  }
  await addMany(call.db, glossary, fresh.map(contentOf), call.staff.username);
  return { added: fresh.length, changed: changedCount, same: entries.length - fresh.length - changedCount };
}

const isSame = (one: Term, other: Term): boolean => cellsOf(one).join("\n") === cellsOf(other).join("\n");
