import type { EntryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import { Problem } from "../../platform/http/problem";
import { sentences } from "./definition";
import { sentenceId } from "./memory.server";
import { conversionProblems as says } from "./problems.server";

/** A sentence is found by what it says, of which there is one. */
export const sentenceRules: EntryRules<typeof sentences> = {
  type: sentences,
  idFor: ({ from, source }) => sentenceId(from, source),
  beforeSave: async (content, { before, path, call: { db } }) => {
    const id = sentenceId(content.from, content.source);
    if (id !== before?._id && (await published(db, sentences).find(id)))
      throw new Problem(400, "invalid", { errors: [{ path: `${path}source`, says: says.sentenceIsThere }] });
    return content;
  },
};
