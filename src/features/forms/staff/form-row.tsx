import { FileUp, Pencil } from "lucide-react";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, LANGS } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { pdfUrl } from "../../../core/media/urls";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { DeleteButton } from "../../../core/staff/list/delete-button";
import type { Form } from "../contract";
import { nameOf } from "./name-of";
import { RenameForm } from "./rename-form";
import { ReplaceForm } from "./replace-form";
import { formsStaffWords } from "./words";

interface FormRowProps {
  form: Form;
  editor: OneEditor;
  onDelete: () => void;
}

/** One form in the staff's list, with its editor below it while that is open. */
export function FormRow({ form, editor, onDelete }: FormRowProps) {
  const words = useWords(formsStaffWords);
  const name = nameOf(form, useLang());
  const renaming = `rename ${form._id}`;
  const replacing = `replace ${form._id}`;
  const toggle = (key: string) => ({
    type: "button" as const,
    className: "button button-quiet",
    "aria-expanded": editor.open === key,
    onClick: () => editor.choose(editor.open === key ? null : key),
  });
  return (
    <li className="row">
      <FormText form={form} name={name} />
      <div className="row-actions">
        <button {...toggle(renaming)}>
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={words.rename} name={name} />
        </button>
        <button {...toggle(replacing)}>
          <FileUp aria-hidden="true" size={18} />
          <ActionLabel label={words.replace} name={name} />
        </button>
        <DeleteButton name={name} question={words.deleteQuestion} onDelete={onDelete} />
      </div>
      {editor.open === renaming && <RenameForm form={form} editor={editor} />}
      {editor.open === replacing && <ReplaceForm form={form} editor={editor} />}
    </li>
  );
}

/** What a form is called, its file, and where it is listed. */
function FormText({ form, name }: { form: Form; name: string }) {
  const words = useWords(formsStaffWords);
  const staffWords = useStaffWords();
  const lang = useLang();
  const named = form[lang].formValue === name ? lang : LANGS.find((each) => form[each].formValue === name);
  const languages = form.lang.map((each) => staffWords[each]);
  const others = LANGS.filter((each) => form[each].formValue !== "" && form[each].formValue !== name);
  return (
    <div className="row-text">
      <h2 lang={named && LANG_TAG[named]}>{name}</h2>
      {others.map((each) => (
        <p key={each} lang={LANG_TAG[each]}>
          {form[each].formValue}
        </p>
      ))}
      <p>
        <a className="back-home" href={pdfUrl(form.pdfId, form.originalFilename)}>
          {form.originalFilename}
        </a>
      </p>
      <p className="field-hint">{fill(words.listedIn, { languages: languages.join(" · ") })}</p>
    </div>
  );
}
