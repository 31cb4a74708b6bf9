import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { glossaryAnswers } from "./api.server";
import { glossary } from "./definition";
import { fillGlossary } from "./first-terms.server";
import { glossaryProblems } from "./problems.server";
import { termRules } from "./rules.server";
import { allTerms, glossaryConverter, termOf } from "./terms.server";

export default feature({
  name: "glossary",
  answers: glossaryAnswers,
  content: [glossary],
  entryRules: [entryRules(termRules)],
  problems: glossaryProblems,
  firstContent: fillGlossary,
  converter: glossaryConverter,
  terms: async (db) => (await allTerms(db)).map(termOf),
});
