import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { contentContract } from "../../../content/api/contract";
import { type EntryRef, entryKey } from "../../../content/entry-ref";
import { EmptyNote } from "../../../content/staff/empty-note";
import { pastContract, type TrashedEntry } from "../../../content/versions/past-contract";
import { isReviewedIn } from "../../../platform/auth/roles";
import { createClient, useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { FilterChoice } from "../../../ui/list/filter-choice";
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { MoreMenu } from "../../../ui/list/more-menu";
import { PagedTable } from "../../../ui/list/paged-list";
import { TypedName, typedLang, typedName } from "../../../ui/list/typed-name";
import { versionsWords } from "../words";
import type { Route } from "./+types/trash";

const api = createClient(pastContract);

const addressOf = (type: string, page = 1) => `?${new URLSearchParams({ type, page: String(page) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const type = (search.get("type") ?? "").slice(0, 100);
  return load(async () => ({
    type,
    ...(await pageOrLast(search, "page", (page) => api.trash({ page, ...(type !== "" && { type }) }))),
  }));
};

export const HydrateFallback = Loading;

/** The deleted entries, the last first, each with the way back. */
export default function Trash({ loaderData: { type, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(versionsWords);
  const navigate = useNavigate();
  const { entries, types, total, pages } = list;
  const acts = useTrashActs();
  const label = fill(staff.page, { page, pages });
  return (
    <>
      <ScreenTitle title={words.trash} />
      <p className="mb-4">{words.trashIntro}</p>
      <ProblemSummary problem={acts.problem} labelOf={() => words.trash} />
      {(total > 0 || type !== "") && (
        <div className="list-filters">
          <FilterChoice
            label={words.type}
            chosen={type}
            options={[["", words.allTypes], ...types.map((each) => [each.type, each.name] as const)]}
            onChoose={(chosen) => void navigate(addressOf(chosen))}
          />
        </div>
      )}
      {total === 0 ? (
        <EmptyNote
          text={words.trashEmpty}
          step={{ to: "/cms/media?show=trash", label: words.trashedFiles }}
        />
      ) : (
        <p role="status" className="mb-2">
          {fill(words.found, { count: total })}
        </p>
      )}
      <PagedTable page={page} pages={pages} to={(number) => addressOf(type, number)} label={label}>
        {total > 0 && (
          <ListTable
            label={pages > 1 ? label : words.trash}
            columns={[
              { label: words.what },
              { label: words.by },
              { label: words.when, className: "entry-table-date" },
            ]}
            actions={words.bringBack}
          >
            {entries.map((entry) => (
              <TrashRow key={entryKey(entry)} entry={entry} acts={acts} />
            ))}
          </ListTable>
        )}
      </PagedTable>
    </>
  );
}

/** The acts on what lies in the trash, and the reason why the last was not done. */
function useTrashActs() {
  const words = useWords(versionsWords);
  const lang = useLang();
  const changes = useChanges(pastContract);
  const content = useChanges(contentContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const act = (call: (of: EntryRef) => Promise<unknown>, text: string) => (entry: TrashedEntry) =>
    save(async () => {
      const { type, id } = entry;
      await call({ type, id }).finally(revalidate);
      banner({ text, names: { name: nameOf(entry, lang, words.untitled) }, saved: true });
    }, entry.id);
  return {
    bringBack: act(content.restore, words.broughtBack),
    erase: act(changes.eraseEntry, words.erased),
    problem,
  };
}

const nameOf = ({ title }: TrashedEntry, lang: Parameters<typeof typedName>[1], none: string): string =>
  title ? typedName(title, lang, none) : none;

interface TrashRowProps {
  entry: TrashedEntry;
  acts: ReturnType<typeof useTrashActs>;
}

function TrashRow({ entry, acts }: TrashRowProps) {
  const words = useWords(versionsWords);
  const lang = useLang();
  const { mayChange, reviewed } = usePermissions();
  const isReviewed = isReviewedIn(reviewed, entry.type);
  const { title, kind, by, at } = entry;
  const name = nameOf(entry, lang, words.untitled);
  const nameLang = title ? typedLang(title, lang) : undefined;
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <strong>{title ? <TypedName texts={title} none={words.untitled} /> : words.untitled}</strong>
          <p className="field-hint">{kind}</p>
        </div>
      </td>
      <td>{by ? <Name text={by} /> : words.nobody}</td>
      <td className="entry-table-date">
        <time dateTime={at}>{staffTime(at, lang)}</time>
      </td>
      <td className="entry-table-more">
        {mayChange && isReviewed && entry.isPublic && (
          <span className="md:whitespace-nowrap">{words.administratorRestores}</span>
        )}
        {mayChange && !(isReviewed && entry.isPublic) && (
          <div className="trash-acts">
            <button type="button" className="button button-quiet" onClick={() => void acts.bringBack(entry)}>
              <RotateCcw aria-hidden="true" size={18} />
              <ActionLabel label={words.bringBack} name={name} nameLang={nameLang} />
            </button>
            {!isReviewed && (
              <MoreMenu name={name}>
                <EraseButton name={name} nameLang={nameLang} onErase={() => void acts.erase(entry)} />
              </MoreMenu>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

interface EraseButtonProps {
  name: string;
  nameLang: ReturnType<typeof typedLang>;
  onErase: () => void;
}

/** Deletes for good, after a question. */
function EraseButton({ name, nameLang, onErase }: EraseButtonProps) {
  const words = useWords(versionsWords);
  const staff = useStaffWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        <ActionLabel label={words.erase} name={name} nameLang={nameLang} />
      </button>
      {asking && (
        <ConfirmDialog
          title={<Filled sentence={words.eraseQuestion} names={{ name: { text: name, lang: nameLang } }} />}
          confirmLabel={words.erase}
          cancelLabel={staff.no}
          onConfirm={() => {
            setAsking(false);
            onErase();
          }}
          onCancel={() => setAsking(false)}
          danger
        />
      )}
    </>
  );
}
