import { useCallback, useState } from "react";
import { useChanges } from "../../../core/api/use-changes";
import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { UploadField } from "../../../core/media/field/upload-field";
import { TextField } from "../../../core/staff/fields/text-field";
import { OpenEditor } from "../../../core/staff/form/open-editor";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { type Volunteer, volunteerContract } from "../contract";
import { fetchVolunteer } from "./fetch-volunteer";
import { type SlotForm, slotChange, slotOf } from "./slot";
import { volunteerStaffWords } from "./words";

interface PdfFormProps {
  lang: Lang;
  volunteer: Volunteer;
  editor: OneEditor;
}

/** Replaces, removes or renames the PDF of one language. */
export function PdfForm({ lang, volunteer, editor }: PdfFormProps) {
  const changes = useChanges(volunteerContract);
  const words = useWords(volunteerStaffWords);
  const formOf = useCallback((record: Volunteer) => slotOf(record, lang), [lang]);
  const before = formOf(volunteer);
  const [uploaded, setUploaded] = useState(false);
  const save = async (form: SlotForm, version: number) => {
    const change = slotChange(form, before, lang);
    await changes.editForm({ form_id: volunteer._id, ...change, version });
  };
  const draft = useRecordDraft({
    record: volunteer,
    fetchRecord: fetchVolunteer,
    formOf,
    save,
    saved: { text: uploaded ? words.uploaded : words.changed, view: "/involved#volunteering" },
    close: editor.close,
  });
  const { file, formValue } = draft.form;
  const labelOf = (path: string) => (path.startsWith(lang) || path === "formValue" ? words.label : words.pdf);
  return (
    <OpenEditor
      editor={editor}
      draft={draft}
      parts={["file", "formValue"]}
      requestPrefix=""
      labelOf={labelOf}
    >
      <div className="stack narrow">
        <UploadField
          kind="pdf"
          name="pdf.public_id"
          label={words.pdf}
          value={file.pdfId}
          filename={file.originalFilename}
          onChange={(pdfId, given) => {
            setUploaded(given !== undefined);
            draft.patch({ file: { originalFilename: given?.original_filename ?? "", pdfId } });
          }}
          errors={draft.errorsAt("pdf.public_id")}
        />
        <TextField
          label={words.label}
          hint={words.labelHint}
          path={`${lang}.formValue`}
          lang={LANG_TAG[lang]}
          value={formValue}
          onChange={(next) => draft.patch({ formValue: next })}
          errors={draft.errorsAt(`${lang}.formValue`)}
        />
      </div>
    </OpenEditor>
  );
}
