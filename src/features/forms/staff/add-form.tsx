import { useState } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { LANGS, type Lang, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { UploadField } from "../../../core/media/field/upload-field";
import { OpenEditor } from "../../../core/staff/form/open-editor";
import { useDraft } from "../../../core/staff/form/use-draft";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import { useBanner } from "../../../core/staff/frame/banner";
import { formsContract } from "../contract";
import { useLabelOf } from "./labels";
import { NameFields } from "./name-fields";
import { formsStaffWords } from "./words";

const emptyForm = () => ({
  pdfId: "",
  originalFilename: "",
  ...localized(() => ""),
  lang: [...LANGS] as Lang[],
});
type NewForm = ReturnType<typeof emptyForm>;

/** Adds a form: PDF, names, languages. */
export function AddForm({ editor }: { editor: OneEditor }) {
  const changes = useChanges(formsContract);
  const words = useWords(formsStaffWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [initial] = useState(emptyForm);
  const submit = async ({ pdfId, originalFilename, lang, ...names }: NewForm) => {
    const texts = localized((each) => ({ formValue: names[each] }));
    await changes.add({ pdfId, originalFilename, lang, ...texts });
    banner({ text: words.uploaded, saved: true, view: "/about#forms" });
    // Also when the editor has gone meanwhile.
    const fresh = revalidate();
    return () => {
      editor.close();
      return fresh;
    };
  };
  const draft = useDraft({ initial, submit });
  const { form, patch, errorsAt } = draft;
  return (
    <OpenEditor editor={editor} draft={draft} parts={[]} requestPrefix="" labelOf={useLabelOf()}>
      <div className="shared-fields">
        <UploadField
          kind="pdf"
          name="pdfId"
          label={words.pdf}
          value={form.pdfId || null}
          filename={form.originalFilename}
          onChange={(id, file) => patch({ pdfId: id ?? "", originalFilename: file?.original_filename ?? "" })}
          errors={errorsAt("pdfId")}
        />
        <NameFields naming={form} patch={patch} errorsAt={errorsAt} pathOf={(lang) => `${lang}.formValue`} />
      </div>
    </OpenEditor>
  );
}
