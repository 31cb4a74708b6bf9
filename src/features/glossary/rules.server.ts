import type { EntryRules } from "../../content/save/entry-rules.server";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { glossary } from "./definition";
import { glossaryProblems as says } from "./problems.server";
import { allTerms } from "./terms.server";

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

const otherWith = async (db: Database, tra: string, id?: string): Promise<boolean> =>
  (await allTerms(db)).some(({ _id, term }) => _id !== id && term.tra === tra);
