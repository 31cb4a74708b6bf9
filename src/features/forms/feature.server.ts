import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { forms } from "./definition";
import { formsProblems } from "./problems.server";
import { formRules } from "./rules.server";

export default feature({
  name: "forms",
  content: [forms],
  entryRules: [entryRules(formRules)],
  problems: formsProblems,
  demo: async (tools) => (await import("./demo.server")).seedForms(tools),
});
