import { Plus } from "lucide-react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useOneEditor } from "../../../core/staff/form/use-one-editor";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { useDeletion } from "../../../core/staff/list/delete-button";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { ListSearch } from "../../../core/staff/list/list-search";
import { listAddress, loadList } from "../../../core/staff/list/load-list";
import { PagedList } from "../../../core/staff/list/paged-list";
import { type Form, formsContract } from "../contract";
import type { Route } from "./+types/forms";
import { AddForm } from "./add-form";
import { FormRow } from "./form-row";
import { nameOf } from "./name-of";
import { formsStaffWords } from "./words";

const api = createClient(formsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, api.page);

export const HydrateFallback = Loading;

/** The forms that visitors can download: add, rename, replace, delete. */
export default function FormsScreen({ loaderData: { q, page, list } }: Route.ComponentProps) {
  const changes = useChanges(formsContract);
  const staff = useStaffWords();
  const words = useWords(formsStaffWords);
  const empty = list.total === 0 && q === "";
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const editor = useOneEditor();
  const deletion = useDeletion<Form>({
    nameOf: (form) => nameOf(form, lang),
    remove: ({ _id }) => changes.remove({ form_id: _id }),
    restore: ({ _id }) => changes.restore({ form_id: _id }),
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
      {empty ? (
        <EmptyList text={words.none} />
      ) : (
        <ListSearch id="form-search" hint={words.searchHint} q={q} found={list.total} />
      )}
      <PagedList
        page={page}
        pages={list.pages}
        to={(number) => listAddress(q, number)}
        label={fill(staff.page, { page, pages: list.pages })}
      >
        {list.forms.map((form) => (
          <FormRow key={form._id} form={form} editor={editor} onDelete={() => deletion.remove(form)} />
        ))}
      </PagedList>
      {editor.question}
    </>
  );
}
