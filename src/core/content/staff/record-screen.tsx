import { useCallback } from "react";
import { LANGS, localized } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { EmptyForm } from "../../staff/form/empty-form";
import { useRecordDraft } from "../../staff/form/use-record-draft";
import { ScreenTitle } from "../../staff/frame/screen-title";
import type { ContentType } from "../definition";
import { isEmptyOf } from "../field-values";
import type { AnyEntry, FormSlots, RecordScreens } from "./content-screens";
import { EntryFormView } from "./entry-form";
import { contentIn, formOf, onForm } from "./form-conversion";
import { useShownLanguages } from "./language-editors";

interface RecordScreenProps {
  screens: RecordScreens;
  record: AnyEntry;
}

const noQuestion: NonNullable<FormSlots["useBeforeSave"]> = (draft) => ({ draft, question: null });

/** The one entry of a type, which stays on the screen with what was saved in it. */
export function RecordScreen({ screens, record }: RecordScreenProps) {
  const { type, form: slots, prefix = "", read, useSave, savedMs } = screens;
  const lang = useLang();
  const words = type.words[lang];
  const languages = useShownLanguages();
  const save = useSave();
  const toForm = useCallback((entry: AnyEntry) => formOf(type, entry), [type]);
  const before = toForm(record);
  const stored = useRecordDraft({
    record,
    fetchRecord: read,
    formOf: toForm,
    save: (form, version) =>
      save(contentIn(type, form), version).catch((error: unknown) => {
        throw onForm(error, type, form, languages.written, prefix);
      }),
    saved: (form) => ({
      text: slots?.saved?.(form, before)[lang] ?? words.saved,
      view: type.view,
      ...(savedMs !== undefined && { ms: savedMs }),
    }),
  });
  const useBeforeSave = slots?.useBeforeSave ?? noQuestion;
  const { draft, question } = useBeforeSave(stored, before);
  const fieldWords = localized((lang) => type.words[lang].fields);
  const formView = (
    <EntryFormView
      {...{ type, fieldWords, draft, languages, prefix, slots }}
      stored={before}
      submitLabel={words.submit}
    />
  );
  return (
    <>
      <ScreenTitle title={words.title} />
      {screens.above?.(record)}
      {words.none && screens.begin && isBlank(type, record) && (
        <EmptyForm text={words.none.text} label={words.none.begin} path={screens.begin(languages.written)} />
      )}
      {question}
      {screens.around ? screens.around(record, formView) : formView}
    </>
  );
}

const isBlank = ({ shared, texts }: ContentType, record: AnyEntry): boolean =>
  isEmptyOf(shared, record) && LANGS.every((lang) => isEmptyOf(texts, record[lang]));
