import { listReads } from "../../content/list-reads.server";
import { changed, reordered } from "../../content/save/changed.server";
import { orderEntries, removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { published } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { smaTermsContract } from "./contract";
import { type SmaTerm, smaTerms } from "./definition";
import { publishFirstTerms } from "./first-terms.server";
import { smaTermsProblems } from "./problems.server";

const reads = listReads(smaTerms);
const rules = { type: smaTerms };

const handlers: Handlers<typeof smaTermsContract> = {
  all: async (_, { db }) => ({ smaTerms: await published(db, smaTerms).all() }),

  one: async ({ term_id }, { db }) => ({ term: [await reads.found(db, term_id)] }),

  add: async ({ term }, call) => saved("add", await saveEntry(rules, { given: term }, call, "term.")),

  edit: async ({ term: { _id, version, ...given } }, call) =>
    saved("edit", await saveEntry(rules, { id: _id, given: given, version }, call, "term.")),

  remove: async ({ term_id }, call) => saved("delete", await removeEntry(smaTerms, term_id, call)),

  restore: async ({ term_id }, call) => saved("restore", await restoreEntry(rules, term_id, call)),

  order: async ({ terms }, { db }) => {
    const ids = terms.map(({ _id }) => _id);
    await orderEntries(smaTerms, ids, db);
    return reordered(smaTerms.name, ids);
  },
};

const smaTermsAnswers = answers(smaTermsContract, handlers);

const saved = (action: "add" | "edit" | "delete" | "restore", term: SmaTerm) =>
  changed(action, term, { term_id: term._id });

export default feature({
  name: "sma-terms",
  answers: smaTermsAnswers,
  problems: smaTermsProblems,
  content: [smaTerms],
  firstContent: publishFirstTerms,
});
