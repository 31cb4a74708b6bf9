import { Plus } from "lucide-react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { EmptyList } from "../../../core/staff/empty-list";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ProblemSummary } from "../../../core/staff/problem-summary";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { useDeletion } from "../../../core/staff/use-deletion";
import { useOneEditor } from "../../../core/staff/use-one-editor";
import { type Form, formsContract } from "../contract";
import type { Route } from "./+types/forms";
import { AddForm } from "./add-form";
import { FormRow } from "./form-row";
import { formsStaffWords } from "./messages";
import { nameOf } from "./name-of";

const api = createClient(formsContract);

export const clientLoader = () => load(() => api.list({}));

export const HydrateFallback = Loading;

/** The forms that visitors can download: add, rename, replace, delete. */
export default function FormsScreen({ loaderData: { forms } }: Route.ComponentProps) {
  const words = useWords(formsStaffWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const editor = useOneEditor();
  const deletion = useDeletion<Form>({
    nameOf: (form) => nameOf(form, lang),
    remove: ({ _id }) => api.remove({ form_id: _id }),
    restore: ({ _id }) => api.restore({ form_id: _id }),
    refresh: revalidate,
  });
  const adding = editor.open === "add";
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="measure">{words.intro}</p>
      <p className="toolbar actions">
        <button
          type="button"
          className="button button-main"
          aria-expanded={adding}
          onClick={() => editor.choose(adding ? null : "add")}
        >
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </button>
      </p>
      {adding && <AddForm editor={editor} />}
      <ProblemSummary problem={deletion.problem} labelOf={() => words.title} />
      {forms.length === 0 && <EmptyList text={words.none} />}
      <ul className="row-list">
        {forms.map((form) => (
          <FormRow key={form._id} form={form} editor={editor} onDelete={() => deletion.remove(form)} />
        ))}
      </ul>
      {editor.question}
    </>
  );
}
