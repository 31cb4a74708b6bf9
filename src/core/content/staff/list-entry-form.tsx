import { localized } from "../../locale/lang";
import { type LoadTheirs, type SubmitDraft, useDraft } from "../../staff/form/use-draft";
import type { AnyEntry, FormSlots, ListScreens, OwnForm } from "./content-screens";
import { EntryFormView } from "./entry-form";
import { inLanguageOf } from "./error-paths";
import type { EntryForm } from "./form-of";
import { useShownLanguages } from "./use-shown-languages";

interface ListEntryFormProps {
  screens: ListScreens;
  /** The entry that is edited; none for a new one. */
  entry?: AnyEntry;
  initial: EntryForm;
  submit: SubmitDraft<EntryForm>;
  loadTheirs?: LoadTheirs<EntryForm>;
  submitAsNew?: SubmitDraft<EntryForm>;
  submitLabel?: string | undefined;
}

const noQuestion: NonNullable<FormSlots["useBeforeSave"]> = (draft) => ({ draft, question: null });

/** The form of a list's entry, new or not. */
export function ListEntryForm(props: ListEntryFormProps) {
  return props.screens.ownForm ? (
    <OwnFormView {...props} own={props.screens.ownForm} />
  ) : (
    <FieldsForm {...props} />
  );
}

function OwnFormView({ own: { View }, entry, ...draft }: ListEntryFormProps & { own: OwnForm }) {
  return <View draft={useDraft(draft)} entry={entry} />;
}

function FieldsForm(props: ListEntryFormProps) {
  const { screens, initial, submit, loadTheirs, submitAsNew, submitLabel } = props;
  const { type, form: slots } = screens;
  const languages = useShownLanguages();
  const prefix = `${type.one}.`;
  const submitIn: SubmitDraft<EntryForm> = (form) =>
    submit(form).catch((error: unknown) => {
      throw inLanguageOf(error, form, languages.written, prefix);
    }) as ReturnType<SubmitDraft<EntryForm>>;
  const useBeforeSave = slots?.useBeforeSave ?? noQuestion;
  const { draft, question } = useBeforeSave(
    useDraft({ initial, submit: submitIn, submitAsNew, loadTheirs }),
    initial,
  );
  const fieldWords = localized((lang) => type.words[lang].fields);
  return (
    <>
      {question}
      <EntryFormView
        {...{ type, fieldWords, draft, languages, prefix, slots, submitLabel }}
        stored={initial}
      />
    </>
  );
}
