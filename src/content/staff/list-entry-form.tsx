import { useLayoutEffect } from "react";
import { useNavigationType } from "react-router";
import { localized } from "../../platform/locale/lang";
import { useLang } from "../../platform/locale/lang-context";
import { fieldId } from "../../ui/fields/field-frame";
import { type LoadTheirs, type SubmitDraft, useDraft } from "../../ui/form/use-draft";
import { useDrafted } from "../autosave/staff/drafted";
import { DraftNotes } from "../autosave/staff/drafted-form";
import { useAutosave } from "../autosave/staff/use-autosave";
import type { AnyContent } from "../definition";
import { TranslationStatusProvider } from "../translation/staff/translation-status";
import type { AnyEntry, FormSlots, ListScreens, OwnForm } from "./content-screens";
import { EntryFormView } from "./entry-form";
import type { EntryForm } from "./form-conversion";
import { contentIn, formsOf, onForm } from "./form-conversion";
import { useShownLanguages } from "./language-editors";

interface ListEntryFormProps {
  screens: ListScreens;
  /** The entry that is edited; none for a new one. */
  entry?: AnyEntry;
  initial: EntryForm;
  submit: SubmitDraft<EntryForm>;
  loadTheirs?: LoadTheirs<EntryForm>;
  submitAsNew?: SubmitDraft<EntryForm>;
  submitLabel?: string | undefined;
  /** Number of the revision that is edited. */
  version?: () => number;
}

const noQuestion: NonNullable<FormSlots["useBeforeSave"]> = (draft) => ({ draft, question: null });

/** Autosaves the form of a list's entry. */
function useEntryAutosave({ screens, entry, initial, version = () => 0 }: ListEntryFormProps) {
  const { type } = screens;
  const { opened } = useDrafted();
  const lang = useLang();
  const titleOf = (form: EntryForm) =>
    screens.ownForm ? "" : type.title(contentIn(type, form) as unknown as AnyContent, lang);
  const { formOf, restored } = formsOf(screens);
  return useAutosave<EntryForm>({
    type: type.name,
    id: entry?._id,
    opened,
    initial,
    formOf,
    restored,
    version,
    titleOf,
  });
}

/** The form of a list's entry, new or not. */
export function ListEntryForm(props: ListEntryFormProps) {
  return props.screens.ownForm ? (
    <OwnFormView {...props} own={props.screens.ownForm} />
  ) : (
    <FieldsForm {...props} />
  );
}

function OwnFormView({ own: { View }, ...props }: ListEntryFormProps & { own: OwnForm }) {
  const { screens, entry } = props;
  const autosaved = useEntryAutosave(props);
  const draft = useDraft({ ...props, autosave: autosaved.autosave });
  return (
    <DraftNotes {...autosaved} form={draft.form} of={props}>
      <TranslationStatusProvider type={screens.type} id={entry?._id} version={entry?.version}>
        <View draft={draft} entry={entry} />
      </TranslationStatusProvider>
    </DraftNotes>
  );
}

/** Begins a new entry in its first text, where no keyboard comes up over the screen for that. */
function useBeginInFirst(field: string | undefined) {
  const isOpenedHere = useNavigationType() !== "POP";
  useLayoutEffect(() => {
    if (!field || !isOpenedHere || !matchMedia("(pointer: fine)").matches) return;
    document.getElementById(field)?.focus({ preventScroll: true });
  }, [field, isOpenedHere]);
}

function FieldsForm(props: ListEntryFormProps) {
  const { screens, initial, submit, loadTheirs, submitAsNew, submitLabel } = props;
  const { type, form: slots } = screens;
  const languages = useShownLanguages();
  const prefix = `${type.one}.`;
  const [first] = Object.keys(type.texts);
  useBeginInFirst(props.entry ? undefined : fieldId(`${prefix}${languages.written}.${first}`));
  const submitIn: SubmitDraft<EntryForm> = (form) =>
    submit(form).catch((error: unknown) => {
      throw onForm(error, type, form, languages.written, prefix);
    }) as ReturnType<SubmitDraft<EntryForm>>;
  const useBeforeSave = slots?.useBeforeSave ?? noQuestion;
  const autosaved = useEntryAutosave(props);
  const { draft, question } = useBeforeSave(
    useDraft({ initial, submit: submitIn, submitAsNew, loadTheirs, autosave: autosaved.autosave }),
    initial,
  );
  const fieldWords = localized((lang) => type.words[lang].fields);
  return (
    <DraftNotes {...autosaved} form={draft.form} of={props}>
      {question}
      <TranslationStatusProvider type={type} id={props.entry?._id} version={props.entry?.version}>
        <EntryFormView
          {...{ type, fieldWords, draft, languages, prefix, slots, submitLabel }}
          stored={initial}
          id={props.entry?._id}
        />
      </TranslationStatusProvider>
    </DraftNotes>
  );
}
