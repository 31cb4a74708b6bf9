import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { csvOfParts } from "../../platform/csv/csv";
import { refusal } from "../../platform/csv/read-csv.server";
import type { Database } from "../../platform/db/database.server";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Term } from "../../platform/locale/conversion/term";
import { hongKongDay } from "../../platform/locale/format";
import { glossaryActions, SEVERAL } from "./actions";
import { glossaryContract } from "./contract";
import { type GlossaryEntry, glossary } from "./definition";
import { cellsOf, type FileTerm, HEADINGS, readTerms, saveTerms } from "./import.server";
import { glossaryProblems as says } from "./problems.server";
import { allTerms, termOf } from "./terms.server";

const glossaryHandlers: Handlers<typeof glossaryContract> = {
  import: async ({ csv, skip }, call) => {
    const { good, bad } = readTerms(csv);
    if (bad.length > 0 && (!skip || good.length === 0)) throw refusal(bad);
    const before = await allTerms(call.db);
    const counts = await saveTerms(withDirections(good, before), before, call);
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

const glossaryAnswers = answers(glossaryContract, glossaryHandlers);

async function* inOnePart(rows: string[][]) {
  yield rows;
}

/** Entries of a file with the direction that each has already where the file says none; a new one goes one way. */
function withDirections(entries: readonly FileTerm[], before: readonly GlossaryEntry[]): Term[] {
  const known = new Map(before.map(({ term, both }) => [term.tra, both]));
  return entries.map((entry) => ({ ...entry, both: entry.both ?? known.get(entry.tra) ?? false }));
}

/** There is one entry of each Traditional term. */
const termRules: EntryRules<typeof glossary> = {
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

const otherWith = async (db: Database, tra: string, id?: string): Promise<boolean> =>
  (await allTerms(db)).some(({ _id, term }) => _id !== id && term.tra === tra);

export default feature({
  name: "glossary",
  answers: glossaryAnswers,
  content: [glossary],
  entryRules: [entryRules(termRules)],
  problems: says,
});
