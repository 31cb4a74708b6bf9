import * as z from "zod";
import { removeMany } from "../content/store/many.server";
import { glossaryActions, SEVERAL } from "../features/glossary/actions";
import { glossary, MOST_TERMS } from "../features/glossary/definition";
import { faultOf, saveTerms } from "../features/glossary/import.server";
import { glossaryProblems as says } from "../features/glossary/problems.server";
import { allTerms, termOf } from "../features/glossary/terms.server";
import { answers, type Handlers } from "../platform/feature.server";
import { staffGet, write } from "../platform/http/contract";
import { Problem } from "../platform/http/problem";
import { Term } from "../platform/locale/conversion/term";

const entries = z.array(Term);

const contract = {
  all: staffGet("/api/glossary", {
    access: "content",
    ofType: "glossary",
    summary:
      "The glossary, oldest entry first. Names and entries with `both` also convert Simplified to Traditional; the first of two with the same Simplified term is used",
    input: z.object({}),
    output: z.object({ entries }),
  }),
  replace: write("/api/editGlossary", {
    access: "content",
    ofType: "glossary",
    summary:
      "Replace the glossary. Entries are identified by their Traditional term; those left out are deleted. An entry converts both ways unless `both` is false",
    input: z.object({ entries: entries.max(MOST_TERMS) }),
    output: z.object({ message: z.literal("success"), entries }),
  }),
};

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => ({ entries: (await allTerms(db)).map(termOf) }),

  replace: async ({ entries: given }, call) => {
    requireRight(given);
    const before = await allTerms(call.db);
    const wanted = new Set(given.map(({ tra }) => tra));
    const gone = before.filter(({ term }) => !wanted.has(term.tra)).map(({ _id }) => _id);
    await removeMany(call.db, glossary, gone);
    await saveTerms(given, before, call);
    const snapshot = { _id: SEVERAL, entries: given.length };
    const answer = { message: "success" as const, entries: given };
    return { entityId: SEVERAL, action: glossaryActions.exchange, snapshot, answer };
  },
};

/** @throws {Problem} 400 with the path of each entry that lacks something, or whose term is that of one before. */
function requireRight(given: readonly Term[]): void {
  const known = new Set<string>();
  const errors = given.flatMap((entry, at) => {
    const twice = known.has(entry.tra);
    known.add(entry.tra);
    if (twice) return [{ path: `entries.${at}.tra`, says: says.termIsThere }];
    const fault = faultOf(entry);
    return fault ? [{ path: `entries.${at}.sim`, says: fault }] : [];
  });
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

/** The fixed calls of the glossary. */
export const glossaryCalls = answers(contract, handlers);
