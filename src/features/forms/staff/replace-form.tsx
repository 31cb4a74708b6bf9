import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { UploadField } from "../../../core/media/field/upload-field";
import { OpenEditor } from "../../../core/staff/form/open-editor";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { type Form, formsContract } from "../contract";
import { fetchForm } from "./fetch-form";
import { useLabelOf } from "./labels";
import { formsStaffWords } from "./words";

/** Name and id stand together, since neither may be taken without the other. */
const fileOf = ({ pdfId, originalFilename }: Form) => ({ file: { originalFilename, pdfId } });

/** Puts another PDF in the place of a form's. */
export function ReplaceForm({ form, editor }: { form: Form; editor: OneEditor }) {
  const changes = useChanges(formsContract);
  const words = useWords(formsStaffWords);
  const draft = useRecordDraft({
    record: form,
    fetchRecord: () => fetchForm(form._id),
    formOf: fileOf,
    save: ({ file }, version) => changes.replace({ form_id: form._id, ...file, version }),
    saved: { text: words.uploaded, view: "/about#forms" },
    close: editor.close,
  });
  const { file } = draft.form;
  return (
    <OpenEditor editor={editor} draft={draft} parts={["file"]} requestPrefix="" labelOf={useLabelOf()}>
      <div className="narrow">
        <UploadField
          kind="pdf"
          name="pdfId"
          label={words.pdf}
          value={file.pdfId || null}
          filename={file.originalFilename}
          onChange={(id, given) =>
            draft.patch({ file: { originalFilename: given?.original_filename ?? "", pdfId: id ?? "" } })
          }
          errors={draft.errorsAt("pdfId")}
        />
      </div>
    </OpenEditor>
  );
}
