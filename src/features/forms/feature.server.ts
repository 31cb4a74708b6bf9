import type { EntryCalls } from "../../content/registry/entry-calls.server";
import { feature } from "../../platform/feature.server";
import { localized } from "../../platform/locale/lang";
import { formsAnswers } from "./api.server";
import { forms } from "./definition";
import { formsProblems } from "./problems.server";

/** The saves of a form: whole, or in the shape of the call that adds one, which names its PDF at the top. */
const formSaves: EntryCalls["saves"] = ({ id, version, entry }) => {
  if (id === undefined && "pdfId" in entry) return { call: "add", body: entry, at: "" };
  const form = "pdfId" in entry ? wholeOf(entry) : entry;
  return id === undefined
    ? { call: "addWhole", body: { form }, at: "form." }
    : { call: "edit", body: { form: { ...form, _id: id, version } }, at: "form." };
};

/** The same as a whole form has it. */
function wholeOf({ pdfId, originalFilename, lang, formValue, ...texts }: Readonly<Record<string, unknown>>) {
  const nameIn = (text: unknown) => (text as { formValue?: unknown } | undefined)?.formValue ?? formValue;
  return {
    pdf: { pdfId, originalFilename },
    languages: lang,
    ...localized((each) => ({ name: nameIn(texts[each]) })),
  };
}

export default feature({
  name: "forms",
  answers: formsAnswers,
  content: [forms],
  entryCalls: [{ type: forms, saves: formSaves }],
  problems: formsProblems,
  demo: async (tools) => (await import("./demo.server")).seedForms(tools),
});
