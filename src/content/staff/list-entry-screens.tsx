import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLang } from "../../platform/locale/lang-context";
import type { SubmitDraft } from "../../ui/form/use-draft";
import { useSavedInList } from "../../ui/frame/banner";
import { ScreenTitle } from "../../ui/frame/screen";
import { useWayBack } from "../../ui/list/load-list";
import { useDrafted } from "../autosave/staff/drafted";
import { DraftedForm } from "../autosave/staff/drafted-form";
import type { OpenedDraft } from "../autosave/staff/opened-draft";
import { FormLinks } from "../revisions/staff/history-link";
import type { AnyEntry, ListScreens } from "./content-screens";
import type { EntryForm } from "./form-conversion";
import { formsOf } from "./form-conversion";
import { ListEntryForm } from "./list-entry-form";
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
