import { useChanges } from "../../../core/api/use-changes";
import { LANGS, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { OpenEditor } from "../../../core/staff/form/open-editor";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { type Form, formsContract } from "../contract";
import { fetchForm } from "./fetch-form";
import { useLabelOf } from "./labels";
import { NameFields, type Naming } from "./name-fields";
import { formsStaffWords } from "./words";

/** A form that was added with one name for all languages shows it in each. */
const namingOf = (form: Form): Naming => {
  const isForAll = LANGS.every((lang) => form[lang].formValue === "");
  return { ...localized((lang) => (isForAll ? form.formValue : form[lang].formValue)), lang: form.lang };
};

/** Changes the names of a form, and on whose pages it is listed. */
export function RenameForm({ form, editor }: { form: Form; editor: OneEditor }) {
  const changes = useChanges(formsContract);
  const words = useWords(formsStaffWords);
  const draft = useRecordDraft({
    record: form,
    fetchRecord: () => fetchForm(form._id),
    formOf: namingOf,
    save: ({ lang, ...formValue }, version) =>
      changes.rename({ form_id: form._id, formValue, lang, version }),
    saved: { text: words.renamed, view: "/about#forms" },
    close: editor.close,
  });
  return (
    <OpenEditor
      editor={editor}
      draft={draft}
      parts={[...LANGS, "lang"]}
      requestPrefix=""
      labelOf={useLabelOf()}
    >
      <NameFields
        naming={draft.form}
        patch={draft.patch}
        errorsAt={draft.errorsAt}
        pathOf={(lang) => `formValue.${lang}`}
      />
    </OpenEditor>
  );
}
