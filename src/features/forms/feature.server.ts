import { feature } from "../../core/feature.server";
import { formsAnswers } from "./api.server";
import { formsProblems } from "./problems.server";

export default feature({
  name: "forms",
  answers: formsAnswers,
  problems: formsProblems,
  demo: async (tools) => (await import("./demo.server")).seedForms(tools),
});
