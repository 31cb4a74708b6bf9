import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { contentContract } from "../../../content/api/contract";
import { type EntryRef, entryKey } from "../../../content/definition";
import { pastContract, type TrashedEntry, trashList } from "../../../content/revisions/contract";
import { EmptyNote } from "../../../content/staff/empty-note";
import { isReviewedIn } from "../../../platform/auth/roles";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { Loading, load, usePermissions } from "../../../ui/frame/screen";
import { ActionLabel, MoreMenu, TypedName, typedLang, typedName } from "../../../ui/list/action-label";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { timeColumn } from "../../../ui/list/record-table";
import { revisionsWords } from "../words";
import type { Route } from "./+types/trash";

const api = createClient(pastContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() => loadRecords(trashList, request, (asked) => api.trash(asked)));

export const HydrateFallback = Loading;

/** The deleted entries, the last first, each with the way back. */
export default function Trash({ loaderData }: Route.ComponentProps) {
  const words = useWords(revisionsWords);
  const lang = useLang();
  const acts = useTrashActs();
  const mayAct = useMayAct();
  const { query, list } = loaderData;
  const files = { to: "/cms/media?show=trash", label: words.trashedFiles };
  return (
    <RecordList
      title={words.trash}
      list={trashList}
      loaded={loaderData}
      rows={list.entries}
      idOf={entryKey}
      nameOf={(entry) => nameOf(entry, lang, words.untitled)}
      first={{
        label: words.what,
        sort: ["name", "words"],
        name: ({ title }) => (
          <b>{title ? <TypedName texts={title} none={words.untitled} /> : words.untitled}</b>
        ),
        about: ({ kind }) => <p className="field-hint">{kind}</p>,
        text: (entry) => [nameOf(entry, lang, words.untitled), entry.kind].join(" · "),
      }}
      columns={[
        {
          label: words.by,
          text: ({ by }) => by,
          cell: ({ by }) => (by ? <Name text={by} /> : words.nobody),
        },
        timeColumn<TrashedEntry>(words.when, lang, ({ at }) => at),
      ]}
      ownSort="-at"
      search={words.trashSearched}
      filters={[
        {
          name: "type",
          label: words.type,
          options: [["", words.allTypes], ...list.types.map(({ type, name }) => [type, name] as const)],
        },
      ]}
      found={fill(words.found, { count: list.total })}
      none={words.trashEmpty}
      empty={<EmptyNote text={words.trashEmpty} step={files} />}
      fetchPage={async (page) => (await api.trash({ ...query, page })).entries}
      actions={{ label: words.bringBack, of: (entry) => <TrashActs entry={entry} acts={acts} /> }}
      selection={[
        {
          label: words.bringBack,
          icon: RotateCcw,
          fits: mayAct,
          act: acts.restore,
          done: words.severalBroughtBack,
        },
      ]}
      notices={<ProblemSummary problem={acts.problem} labelOf={() => words.trash} />}
      below={<p className="field-hint measure screen-only">{words.trashIntro}</p>}
    />
  );
}

/** Returns whether the user may bring an entry back themselves. */
function useMayAct(): (entry: TrashedEntry) => boolean {
  const { mayChange, reviewed } = usePermissions();
  return ({ isPublic, type }) => mayChange && !(isReviewedIn(reviewed, type) && isPublic);
}

/** The acts on what lies in the trash, and the reason why the last was not done. */
function useTrashActs() {
  const words = useWords(revisionsWords);
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
    restore: ({ type, id }: TrashedEntry) => content.restore({ type, id }),
    bringBack: act(content.restore, words.broughtBack),
    erase: act(changes.eraseEntry, words.erased),
    problem,
  };
}

const nameOf = ({ title }: TrashedEntry, lang: Parameters<typeof typedName>[1], none: string): string =>
  title ? typedName(title, lang, none) : none;

interface TrashActsProps {
  entry: TrashedEntry;
  acts: ReturnType<typeof useTrashActs>;
}

/** The way back, and the one to delete for good. */
function TrashActs({ entry, acts }: TrashActsProps) {
  const words = useWords(revisionsWords);
  const lang = useLang();
  const { mayChange, reviewed } = usePermissions();
  const isReviewed = isReviewedIn(reviewed, entry.type);
  const mayAct = useMayAct();
  const name = nameOf(entry, lang, words.untitled);
  const nameLang = entry.title ? typedLang(entry.title, lang) : undefined;
  if (!mayAct(entry))
    return mayChange && <span className="md:whitespace-nowrap">{words.administratorRestores}</span>;
  return (
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
  );
}

interface EraseButtonProps {
  name: string;
  nameLang: ReturnType<typeof typedLang>;
  onErase: () => void;
}

/** Deletes for good, after a question. */
function EraseButton({ name, nameLang, onErase }: EraseButtonProps) {
  const words = useWords(revisionsWords);
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
