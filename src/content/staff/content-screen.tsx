import { useCallback, useContext, useRef } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { PublishOptionsContext } from "../../platform/http/publish-options-context";
import { fill, LANG_TAG, LANGS, localized, useLang } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import { useRecordDraft } from "../../ui/form/use-record-draft";
import { type BackLink, useBackLink } from "../../ui/frame/back-link";
import { ScreenTitle } from "../../ui/frame/screen";
import { EmptyList, loadRecords } from "../../ui/list/record-list";
import { DraftedForm, DraftNotes, useAutosave } from "../autosave/staff/drafted-form";
import { type OpenedDraft, openDraft, useDrafted } from "../autosave/staff/opened-draft";
import type { ContentType } from "../definition";
import { isEmptyOf } from "../field";
import { FormLinks } from "../revisions/staff/history-link";
import { TranslationStatusProvider } from "../translation/staff/translation-status";
import {
  type AnyEntry,
  type CardsAnswer,
  type ContentScreens,
  editAddress,
  type FormSlots,
  idName,
  isAt,
  type ListContent,
  type ListScreens,
  type OwnScreen,
  type RecordScreens,
} from "./content-screens";
import { EntryFormView } from "./entry-form";
import { contentIn, type EntryForm, formOf, onForm, restoredForm } from "./form-conversion";
import { useShownLanguages } from "./language-editors";
import { AddScreen, EditScreen } from "./list-entry-screens";
import { cardsQueryOf, entryList, type ListQuery } from "./list-query";
import { ListScreen } from "./list-screen";
import { OrderedListScreen } from "./ordered-list-screen";
import { PublishLanguagesProvider, usePublishBanner } from "./publish-languages";

/** The content that a screen of a content type shows. */
export type Shown =
  | {
      kind: "list";
      screens: ListScreens;
      query: ListQuery;
      page: number;
      list: CardsAnswer;
      /** The drafts of the form for a new entry, where that is above the list. */
      opened: OpenedDraft | undefined;
      draft: string | null;
    }
  | ({ kind: "add"; screens: ListScreens } & Drafts)
  | ({ kind: "edit"; screens: ListScreens; entry: AnyEntry | undefined } & Partial<Drafts>)
  | ({ kind: "record"; screens: RecordScreens; record: AnyEntry | undefined } & Drafts)
  | { kind: "own"; screen: OwnScreen; shown: unknown };

/** The drafts that a form is opened with, and the one that its address names. */
interface Drafts {
  opened: OpenedDraft;
  draft: string | null;
}

/** Loads what the screen at `url` shows. */
export async function loadShown(content: ContentScreens, url: URL): Promise<Shown> {
  if ("addresses" in content) return loadList(content, url);
  const screens = (await content.load()).default;
  if ("View" in screens) return { kind: "own", screen: screens, shown: await screens.read() };
  const draft = url.searchParams.get("draft");
  const record = await screens.read();
  const opened = await openDraft({ type: screens.type.name, id: record?._id, draft }, record);
  return { kind: "record", screens, record, draft: keyOf(url.searchParams), opened };
}

async function loadList({ addresses, load }: ListContent, url: URL): Promise<Shown> {
  const screens: ListScreens = { ...(await load()).default, addresses };
  const search = url.searchParams;
  const draft = search.get("draft");
  const drafts = (id?: string, entry?: Promise<AnyEntry | undefined>) =>
    openDraft({ type: screens.type.name, id, draft }, entry);
  if (isAt(url.pathname, addresses.add)) {
    return { kind: "add", screens, opened: await drafts(), draft };
  }
  if (isAt(url.pathname, addresses.edit)) {
    const id = search.get(idName(screens.type));
    const reading = id ? screens.reads.one(id) : Promise.resolve(undefined);
    const [entry, opened] = await Promise.all([reading, id ? drafts(id, reading) : undefined]);
    return { kind: "edit", screens, entry, draft: keyOf(search), opened };
  }
  const lang = LANGS.find((each) => LANG_TAG[each] === document.documentElement.lang);
  const isAdding = search.has("add") && addresses.add === `${addresses.list}?add`;
  const [found, opened] = await Promise.all([
    loadRecords(entryList, { url: url.href }, ({ page, ...query }) => {
      // One that staff arrange comes as a whole, be it shown narrowed or not.
      const asked = screens.type.order === "arranged" ? { q: "" } : cardsQueryOf(query);
      return screens.reads.cards({ ...asked, page, lang });
    }),
    isAdding ? drafts() : undefined,
  ]);
  return { kind: "list", screens, ...found, opened, draft };
}

/** The React key of a form, which remounts it with another draft, or after a save for a preview link. */
const keyOf = (search: URLSearchParams): string => `${search.get("draft")} ${search.get("saved")}`;

/** A screen of a content type. */
export function ContentScreen({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case "list": {
      const List = shown.screens.type.order === "arranged" ? OrderedListScreen : ListScreen;
      return <List key={shown.screens.addresses.list} {...shown} />;
    }
    case "add":
      return <AddScreen key={`${shown.screens.type.name} ${shown.draft}`} {...shown} />;
    case "record":
      return (
        shown.record && (
          <RecordScreen
            key={`${shown.screens.type.name} ${shown.record._id} ${shown.draft}`}
            screens={shown.screens}
            record={shown.record}
            opened={shown.opened}
          />
        )
      );
    case "own":
      return <OwnScreenView key={shown.screen.type.name} {...shown} />;
    case "edit":
      return shown.entry && shown.opened ? (
        <EditScreen
          key={`${shown.entry._id} ${shown.draft}`}
          screens={shown.screens}
          entry={shown.entry}
          opened={shown.opened}
        />
      ) : (
        <NamedByState screens={shown.screens} />
      );
  }
}

function OwnScreenView({ screen: { type, View }, shown }: { screen: OwnScreen; shown: unknown }) {
  return (
    <>
      <ScreenTitle title={type.words[useLang()].title} />
      <View shown={shown} />
    </>
  );
}

/** The entry in the navigation state, in place of the address; without one, back to the list. */
function NamedByState({ screens }: { screens: ListScreens }) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const name = idName(screens.type);
  const stated =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  const isNamed = typeof stated === "string" && !query.has(name);
  return <Navigate replace to={isNamed ? editAddress(screens, stated) : screens.addresses.list} />;
}

interface RecordScreenProps {
  screens: RecordScreens;
  record: AnyEntry;
  opened: OpenedDraft;
}

const noQuestion: NonNullable<FormSlots["useBeforeSave"]> = (draft) => ({ draft, question: null });

/** The form of a single record, which stays on the screen after a save. */
function RecordScreen({ screens, record, opened }: RecordScreenProps) {
  return (
    <PublishLanguagesProvider entry={record}>
      <DraftedForm opened={opened} initial={() => formOf(screens.type, record)}>
        <RecordForm screens={screens} record={record} />
      </DraftedForm>
    </PublishLanguagesProvider>
  );
}

function RecordForm({ screens, record }: Omit<RecordScreenProps, "opened">) {
  const { type, form: slots, prefix = "", read, useSave, savedMs } = screens;
  const lang = useLang();
  const words = type.words[lang];
  const staff = useStaffWords();
  const navigate = useNavigate();
  const backLink = useBackLink();
  const languages = useShownLanguages(type.texts);
  const save = useSave();
  const publishOptions = useContext(PublishOptionsContext);
  const withPublishBanner = usePublishBanner(type.name);
  const toForm = useCallback((entry: AnyEntry) => formOf(type, entry), [type]);
  const before = toForm(record);
  const { opened } = useDrafted();
  const version = useRef(opened.found?.version ?? record.version);
  const autosaved = useAutosave<EntryForm>({
    ...{ type: type.name, id: record._id, opened, initial: before, formOf: toForm },
    restored: (typed, initial) => restoredForm(type, typed, initial),
    version: () => version.current,
    titleOf: () => "",
  });
  const stored = useRecordDraft({
    version,
    autosave: autosaved.autosave,
    record,
    fetchRecord: read,
    formOf: toForm,
    save: async (form, version) => {
      const leavesUnpublished = publishOptions.current.length > 0;
      await save(contentIn(type, form), version).catch((error: unknown) => {
        throw onForm(error, type, form, languages.written, prefix);
      });
      // A save that leaves a language unpublished makes two revisions, or one where that changes nothing.
      return leavesUnpublished ? (await read())?.version : undefined;
    },
    saved: (form) => {
      const undo = slots?.undo?.(form, before);
      const text = slots?.saved?.(form, before)[lang] ?? words.saved;
      const rest = undo
        ? { action: { label: staff.undo, run: () => stored.setForm(undo) } }
        : { view: backLink ? undefined : type.view, ...(backLink && { action: backTo(backLink) }) };
      const notice = { text, ...rest };
      return { ...withPublishBanner(notice, record._id), ...(savedMs !== undefined && { ms: savedMs }) };
    },
  });
  const backTo = ({ to, label }: BackLink) => ({
    label: fill(staff.backTo, { name: label }),
    run: () => void navigate(to),
  });
  const useBeforeSave = slots?.useBeforeSave ?? noQuestion;
  const { draft, question } = useBeforeSave(stored, before);
  const fieldWords = localized((lang) => type.words[lang].fields);
  const formView = (
    <TranslationStatusProvider type={type} id={record._id} version={record.version}>
      <EntryFormView
        {...{ type, fieldWords, draft, languages, prefix, slots }}
        stored={before}
        submitLabel={words.submit}
      />
    </TranslationStatusProvider>
  );
  return (
    <>
      <ScreenTitle
        title={words.title}
        list={backLink}
        beside={(home) => <FormLinks home={home} type={type.name} id={record._id} />}
      />
      {screens.above?.(record)}
      <DraftNotes {...autosaved} form={draft.form} of={{ screens, entry: record }}>
        {words.none && screens.begin && isBlank(type, record) && (
          <EmptyForm
            text={words.none.text}
            label={words.none.begin}
            path={screens.begin(languages.written)}
          />
        )}
        {question}
        {screens.around ? screens.around(record, formView) : formView}
      </DraftNotes>
    </>
  );
}

const isBlank = ({ shared, texts }: ContentType, record: AnyEntry): boolean =>
  isEmptyOf(shared, record) && LANGS.every((lang) => isEmptyOf(texts, record[lang]));

interface EmptyFormProps {
  text: string;
  label: string;
  /** Path of the field that is filled in first. */
  path: string;
}

/** Above an empty form: what it is for, and a button that goes to its first field. */
function EmptyForm({ text, label, path }: EmptyFormProps) {
  return (
    <EmptyList text={text}>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => document.getElementById(fieldId(path))?.focus()}
      >
        {label}
      </button>
    </EmptyList>
  );
}
