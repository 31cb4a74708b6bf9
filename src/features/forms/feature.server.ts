import { feature } from "../../core/feature.server";
import { formsAnswers } from "./api.server";

export default feature({
  name: "forms",
  answers: formsAnswers,
  demo: async (tools) => (await import("./demo.server")).seedForms(tools),
});
