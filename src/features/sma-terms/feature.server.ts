import { changed, listActions } from "../../content/handlers.server";
import { savedUnder } from "../../content/registry/entry-calls.server";
import { published } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { smaTermsContract } from "./contract";
import { type SmaTerm, smaTerms } from "./definition";
import { publishFirstTerms } from "./first-terms.server";
import { smaTermsProblems } from "./problems.server";

const actions = listActions(smaTerms);

const handlers: Handlers<typeof smaTermsContract> = {
  all: async (_, { db }) => ({ smaTerms: await published(db, smaTerms).all() }),

  one: async ({ term_id }, { db }) => ({ term: [await actions.found(db, term_id)] }),

  cards: (query, call) => actions.cards(query, call),

  add: async ({ term }, call) => saved("add", await actions.add(term, undefined, call, "term.")),

  edit: async ({ term: { _id, version, ...given } }, call) =>
    saved("edit", await actions.edit(_id, given, { version }, call, "term.")),

  remove: async ({ term_id }, call) => saved("delete", await actions.remove(term_id, call)),

  restore: async ({ term_id }, call) => saved("restore", await actions.restore(term_id, call)),

  order: ({ terms }, call) =>
    actions.arrange(
      terms.map(({ _id }) => _id),
      call,
    ),
};

const smaTermsAnswers = answers(smaTermsContract, handlers);

const saved = (action: "add" | "edit" | "delete" | "restore", term: SmaTerm) =>
  changed(action, term, { term_id: term._id });

export default feature({
  name: "sma-terms",
  answers: smaTermsAnswers,
  problems: smaTermsProblems,
  content: [smaTerms],
  entryCalls: [{ type: smaTerms, saves: savedUnder("term") }],
  firstContent: publishFirstTerms,
});
