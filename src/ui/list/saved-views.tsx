import { Bookmark, BookmarkX } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { createClient } from "../../platform/http/client";
import { type SavedView, viewsContract } from "../../platform/list/views-contract";
import { useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { TextField } from "../fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../form/form";
import { useBanner } from "../frame/banner";
import { ConfirmDialog } from "../frame/confirm-dialog";
import { listWords } from "./words";

const api = createClient(viewsContract);

/**
 * The user's saved views of a list, as links; and buttons that save or delete the shown one.
 * @param query the address of what is shown, "?" where nothing is narrowed or sorted
 */
export function SavedViews({ query }: { query: string }) {
  const words = useWords(listWords);
  const staff = useStaffWords();
  const { pathname: list } = useLocation();
  const banner = useBanner();
  const { save, problem } = useSave();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [name, setName] = useState<string>();
  const [isNameMissing, setNameMissing] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .views({ list }, leaving.signal)
      .then((found) => setViews(found.views))
      .catch(() => undefined); // the list is of use without them
    return () => leaving.abort();
  }, [list]);
  const shown = views.find((view) => view.query === query);
  const store = (view: string, given?: string) =>
    save(async () => {
      const saved = await api.saveView({ list, name: view, ...(given !== undefined && { query: given }) });
      setViews(saved.views);
      banner({ text: given === undefined ? words.viewForgotten : words.viewSaved, names: { name: view } });
    });
  const ask = () => {
    setNameMissing(false);
    setName("");
  };
  const saveNamed = () => {
    if (!name?.trim()) return setNameMissing(true);
    setName(undefined);
    void store(name, query);
  };
  return (
    <>
      {views.length > 0 && (
        <nav className="saved-views" aria-label={words.views}>
          <ul className="filter-chips">
            {views.map((view) => (
              <li key={view.name}>
                <Link
                  className="filter-chip"
                  to={view.query}
                  aria-current={view === shown ? "true" : undefined}
                  preventScrollReset
                >
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown ? (
        <button type="button" className="button button-quiet" onClick={() => void store(shown.name)}>
          <BookmarkX aria-hidden="true" size={18} />
          <span>{words.forgetView}</span>
        </button>
      ) : (
        query !== "?" && (
          <button type="button" className="button button-quiet" onClick={ask}>
            <Bookmark aria-hidden="true" size={18} />
            <span>{words.saveView}</span>
          </button>
        )
      )}
      <ProblemSummary problem={problem} labelOf={() => words.viewName} />
      {name !== undefined && (
        <ConfirmDialog
          title={words.saveView}
          confirmLabel={words.save}
          cancelLabel={staff.cancel}
          onConfirm={saveNamed}
          onCancel={() => setName(undefined)}
        >
          <ImeSafeForm onSubmit={saveNamed}>
            <TextField
              label={words.viewName}
              path="view-name"
              value={name}
              onChange={setName}
              errors={isNameMissing && name.trim() === "" ? [words.viewNameMissing] : []}
            />
          </ImeSafeForm>
        </ConfirmDialog>
      )}
    </>
  );
}
