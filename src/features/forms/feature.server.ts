import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { formRules, formsAnswers } from "./api.server";
import { forms } from "./definition";
import { formsProblems } from "./problems.server";

export default feature({
  name: "forms",
  answers: formsAnswers,
  content: [forms],
  entryRules: [entryRules(formRules)],
  problems: formsProblems,
  demo: async (tools) => (await import("./demo.server")).seedForms(tools),
});
