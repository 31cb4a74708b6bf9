import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { localized, useLang } from "../../platform/locale/lang";
import { fieldId } from "../../ui/fields/field-frame";
import { type LoadTheirs, type SubmitDraft, useDraft } from "../../ui/form/use-draft";
import { useSavedInList } from "../../ui/frame/banner";
import { ScreenTitle } from "../../ui/frame/screen";
import { useWayBack } from "../../ui/list/load-list";
import { DraftedForm, DraftNotes, useAutosave } from "../autosave/staff/drafted-form";
import { type OpenedDraft, useDrafted } from "../autosave/staff/opened-draft";
import type { AnyContent } from "../definition";
import { FormLinks } from "../revisions/staff/history-link";
import { TranslationStatusProvider } from "../translation/staff/translation-status";
import type { AnyEntry, FormSlots, ListScreens, OwnForm } from "./content-screens";
import { EntryFormView } from "./entry-form";
import { contentIn, type EntryForm, formsOf, onForm } from "./form-conversion";
import { useShownLanguages } from "./language-editors";
import { PublishLanguagesProvider, usePublishBanner } from "./publish-languages";

/** Saves a form as a new entry, shows a banner and goes to the list. */
function useAdd(screens: ListScreens): SubmitDraft<EntryForm> {
  const { type, addresses, useListChanges, form: slots, savedMs } = screens;
  const changes = useListChanges();
  const lang = useLang();
  const saved = useSavedInList(addresses.list);
  const withPublishBanner = usePublishBanner(type.name);
  return async (form) => {
    const { empty, givenOf } = formsOf(screens);
    const id = await changes.add(givenOf(form, empty()));
    const text = slots?.saved?.(form, empty())[lang] ?? type.words[lang].saved;
    const view = await viewOfNew(screens, id);
    return saved({ ...withPublishBanner({ text, view }, id), ...(savedMs !== undefined && { ms: savedMs }) });
  };
}

/** The address of an entry that was just added; one that follows from what it says is known once it is read. */
async function viewOfNew({ type, reads }: ListScreens, id: string): Promise<string | undefined> {
  const address = type.view(id);
  if (address !== "") return address;
  const entry = await reads.one(id).catch(() => undefined); // it is saved all the same
  return entry && type.view(id, entry);
}

interface EditScreenProps extends AddScreenProps {
  entry: AnyEntry;
}

/** An entry of a list, to be edited. */
export function EditScreen({ screens, entry, opened }: EditScreenProps) {
  return (
    <PublishLanguagesProvider entry={entry}>
      <DraftedForm opened={opened} initial={() => formsOf(screens).formOf(entry)}>
        <Editing screens={screens} entry={entry} />
      </DraftedForm>
    </PublishLanguagesProvider>
  );
}

function Editing({ screens, entry }: Omit<EditScreenProps, "opened">) {
  const { type, addresses, reads, useListChanges, form: slots, savedMs } = screens;
  const lang = useLang();
  const words = type.words[lang];
  const forms = formsOf(screens);
  const changes = useListChanges();
  const wayBack = useWayBack(addresses.list);
  const initial = useMemo(() => formsOf(screens).formOf(entry), [screens, entry]);
  // The base of an edit: the loaded entry, or somebody else's later save of it.
  const { found, base: begun } = useDrafted().opened;
  const base = useRef({
    form: begun ? forms.formOf(begun) : initial,
    version: found?.version ?? entry.version,
  });
  // A revision that says the same, as one that was taken down or published, is what this edit starts from too.
  useEffect(() => {
    const isSame = JSON.stringify(initial) === JSON.stringify(base.current.form);
    if (isSame && entry.version > base.current.version) base.current.version = entry.version;
  }, [entry, initial]);
  const { hash } = useLocation();
  // An address may name the field to begin with.
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
  const submitAsNew = useAdd(screens);
  const saved = useSavedInList(addresses.list, wayBack);
  const withPublishBanner = usePublishBanner(type.name);
  const submit: SubmitDraft<EntryForm> = async (form) => {
    await changes.edit(entry._id, forms.givenOf(form, base.current.form), base.current.version);
    const view = type.view(entry._id, entry);
    const text = slots?.saved?.(form, initial)[lang] ?? words.saved;
    return saved({
      ...withPublishBanner({ text, view }, entry._id),
      ...(savedMs !== undefined && { ms: savedMs }),
    });
  };
  const loadTheirs = async () => {
    const theirs = (await reads.one(entry._id)) ?? entry;
    const form = forms.formOf(theirs);
    const adopt = () => {
      base.current = { form, version: theirs.version };
    };
    return { form, adopt };
  };
  return (
    <>
      <ScreenTitle
        title={words.edit}
        list={{ to: wayBack, label: words.list }}
        beside={(home) => <FormLinks home={home} type={type.name} id={entry._id} />}
      />
      <ListEntryForm
        {...{ screens, entry, initial, submit, submitAsNew, loadTheirs }}
        version={() => base.current.version}
        submitLabel={slots?.update?.[lang]}
      />
    </>
  );
}

interface AddScreenProps {
  screens: ListScreens;
  opened: OpenedDraft;
}

/** One more entry of a list. */
export function AddScreen({ screens, opened }: AddScreenProps) {
  const words = screens.type.words[useLang()];
  const wayBack = useWayBack(screens.addresses.list);
  return (
    <>
      <ScreenTitle title={words.add} list={{ to: wayBack, label: words.list }} />
      <AddForm screens={screens} opened={opened} />
    </>
  );
}

/** The same above its list; its first field gets the focus. */
export function AddAbove({ screens, opened }: AddScreenProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => box.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus(), []);
  return (
    <section ref={box} className="open-editor" aria-labelledby={id}>
      <h2 id={id}>{screens.type.words[useLang()].add}</h2>
      <AddForm screens={screens} opened={opened} />
    </section>
  );
}

function AddForm({ screens, opened }: AddScreenProps) {
  return (
    <PublishLanguagesProvider>
      <DraftedForm opened={opened} initial={formsOf(screens).empty}>
        <Adding screens={screens} />
      </DraftedForm>
    </PublishLanguagesProvider>
  );
}

function Adding({ screens }: { screens: ListScreens }) {
  const [initial] = useState(() => formsOf(screens).empty());
  return <ListEntryForm screens={screens} initial={initial} submit={useAdd(screens)} />;
}

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
function ListEntryForm(props: ListEntryFormProps) {
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
  const languages = useShownLanguages(type.texts);
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
