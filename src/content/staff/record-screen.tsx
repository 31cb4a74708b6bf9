import { useCallback, useContext, useRef } from "react";
import { PublishOptionsContext } from "../../platform/http/publish-options-context";
import { LANGS, localized, useLang } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { EmptyForm } from "../../ui/form/empty-form";
import { useRecordDraft } from "../../ui/form/use-record-draft";
import { ScreenTitle } from "../../ui/frame/screen";
import { DraftedForm, DraftNotes } from "../autosave/staff/drafted-form";
import { type OpenedDraft, useDrafted } from "../autosave/staff/opened-draft";
import { useAutosave } from "../autosave/staff/use-autosave";
import type { ContentType } from "../definition";
import { isEmptyOf } from "../field";
import { FormLinks } from "../revisions/staff/history-link";
import { TranslationStatusProvider } from "../translation/staff/translation-status";
import type { AnyEntry, FormSlots, RecordScreens } from "./content-screens";
import { EntryFormView } from "./entry-form";
import { contentIn, type EntryForm, formOf, onForm, restoredForm } from "./form-conversion";
import { useShownLanguages } from "./language-editors";
import { PublishLanguagesProvider, usePublishBanner } from "./publish-languages";

interface RecordScreenProps {
  screens: RecordScreens;
  record: AnyEntry;
  opened: OpenedDraft;
}

const noQuestion: NonNullable<FormSlots["useBeforeSave"]> = (draft) => ({ draft, question: null });

/** The form of a single record, which stays on the screen after a save. */
export function RecordScreen({ screens, record, opened }: RecordScreenProps) {
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
        : { view: type.view };
      const notice = { text, ...rest };
      return { ...withPublishBanner(notice, record._id), ...(savedMs !== undefined && { ms: savedMs }) };
    },
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
