import type { InputOf } from "../../../core/api/contract";
import { LANGS, type Lang } from "../../../core/locale/lang";
import type { Volunteer, volunteerContract } from "../contract";

/** What is edited of one language. Name and id stand together, since neither may be taken without the other. */
export interface SlotForm {
  file: { originalFilename: string; pdfId: string | null };
  formValue: string;
}

/** The PDF of `lang` and what it is called. */
export function slotOf(volunteer: Volunteer, lang: Lang): SlotForm {
  const slot = volunteer.volunteerArr[LANGS.indexOf(lang)];
  const file = { originalFilename: slot?.originalFilename ?? "", pdfId: slot?.pdfId ?? null };
  return { file, formValue: volunteer[lang].formValue };
}

type SlotChange = Omit<InputOf<typeof volunteerContract.editForm>, "form_id" | "version">;

/** What to send: the label, and the PDF when it is another one or none any more. */
export function slotChange(form: SlotForm, before: SlotForm, lang: Lang): SlotChange {
  const { pdfId, originalFilename } = form.file;
  const change: SlotChange = {
    idx: lang === "eng" ? 0 : lang === "tra" ? 1 : 2,
    [lang]: { formValue: form.formValue },
  };
  if (pdfId === before.file.pdfId) return change;
  const pdf = pdfId === null ? null : { public_id: pdfId, original_filename: originalFilename };
  return { ...change, pdf };
}
