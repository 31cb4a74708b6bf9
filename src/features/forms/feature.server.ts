import { feature } from "../../core/feature.server";
import { formsAnswers } from "./api.server";
import { forms } from "./definition";
import { formSaves } from "./draft.server";
import { formsProblems } from "./problems.server";

export default feature({
  name: "forms",
  answers: formsAnswers,
  content: [forms],
  entryCalls: [{ type: forms, saves: formSaves }],
  problems: formsProblems,
  demo: async (tools) => (await import("./demo.server")).seedForms(tools),
});
