import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type PublishOptions, PublishOptionsContext } from "../../../platform/http/publish-options-context";
import { LANGS, type Localized } from "../../../platform/locale/lang";
import {
  type AnyEntry,
  editAddress,
  type ListScreens,
  type RecordScreens,
} from "../../staff/content-screens";
import { contentIn, type EntryForm, formOf, formsOf } from "../../staff/form-conversion";

/** A form whose preview is shown. */
export type PreviewedForm = ListForm | RecordForm;

interface ListForm {
  screens: ListScreens;
  /** None of a new one. */
  entry?: AnyEntry | undefined;
  initial: EntryForm;
}

interface RecordForm {
  screens: RecordScreens;
  entry: AnyEntry;
  /** How the page relates to the form, where nothing is typed in it. */
  said?: Localized;
}

/** Saves a form as its own button does; gives the id of its entry, and the address of its form then. */
type SaveForm = (
  form: EntryForm,
  /** Number of the revision that it began from. */
  version?: number,
) => Promise<{ id: string; address: string }>;

interface WithSaveProps<Of> {
  of: Of;
  children: (save: SaveForm) => ReactNode;
}

/** Provides its children with a function that saves a form. */
function WithSave({ of, children }: WithSaveProps<PreviewedForm>) {
  return "initial" in of ? <OfList of={of}>{children}</OfList> : <OfRecord of={of}>{children}</OfRecord>;
}

function OfList({ of: { screens, entry, initial }, children }: WithSaveProps<ListForm>) {
  const changes = screens.useListChanges();
  return children(async (form, version) => {
    const given = formsOf(screens).givenOf(form, initial);
    const id = entry?._id ?? (await changes.add(given));
    if (entry) await changes.edit(id, given, version);
    return { id, address: editAddress(screens, id) };
  });
}

function OfRecord({ of: { screens, entry }, children }: WithSaveProps<RecordForm>) {
  const save = screens.useSave();
  return children(async (form, version) => {
    await save(contentIn(screens.type, form), version);
    return { id: entry._id, address: `${location.pathname}?` };
  });
}

/** Saves a form so that visitors get nothing of it. */
export type SaveAsDraft = () => ReturnType<SaveForm>;

/** What is typed into a form: the revision that it began from, and how it is forgotten once it is saved. */
export interface TypedState {
  version: number | undefined;
  drop(): void;
  /** Whether a save is running after which the form closes: later typing would be lost. */
  hold(isLocked: boolean): void;
}

interface SaveAsDraftProps {
  of: PreviewedForm;
  form: EntryForm;
  typed: TypedState | undefined;
  /** Given the save; undefined where nothing is typed that is not saved. */
  children: (save: SaveAsDraft | undefined) => ReactNode;
}

/** Provides its children with a function that saves the surrounding form as a draft. */
export function WithSaveAsDraft({ of, form, typed, children }: SaveAsDraftProps) {
  const [asDraft] = useState<PublishOptions>(() => ({ current: LANGS }));
  if (!typed || "said" in of || !isChanged(of, form)) return children(undefined);
  return (
    <PublishOptionsContext value={asDraft}>
      <WithSave of={of}>{(save) => children(() => save(form, typed.version))}</WithSave>
    </PublishOptionsContext>
  );
}

/** Whether a form differs from its stored entry. */
function isChanged(of: PreviewedForm, form: EntryForm): boolean {
  const stored = "initial" in of ? of.initial : formOf(of.screens.type, of.entry);
  return JSON.stringify(form) !== JSON.stringify(stored);
}

export interface MadeLink {
  address: string;
  until: string;
}

/** The result of creating a link after its form was saved: the link, or why there is none. */
export type LinkOutcome = MadeLink | { failed: string };

/** The outcome for the form that was opened in the place of one that was saved; undefined where there is none. */
export function useLinkOutcome(): LinkOutcome | undefined {
  const { state } = useLocation();
  const { previewLink } = (state ?? {}) as { previewLink?: LinkOutcome };
  return previewLink;
}

interface SaveCaptureProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** Passes the input of a save to watchers, in place of sending it. */
export class CapturedSave implements PublishOptions {
  readonly current = [];
  #body: object | undefined;
  #watch: (body: object) => void = () => {};

  readonly instead = (body: unknown): Promise<never> => {
    this.#body = body as object;
    this.#watch(this.#body);
    return new Promise(() => {});
  };

  /** Calls `watch` with the last input and each later one. */
  watchedBy(watch: (body: object) => void): void {
    this.#watch = watch;
    if (this.#body) watch(this.#body);
  }
}

/**
 * Builds the save input of a form at each change. It is rendered where {@link CapturedSave} replaces the
 * sending of changes, so that nothing is sent.
 */
export function SaveCapture({ of, form }: SaveCaptureProps) {
  return <WithSave of={of}>{(save) => <Sender form={form} save={save} />}</WithSave>;
}

/** Sends a form whenever it is another one. */
function Sender({ form, save }: { form: EntryForm; save: SaveForm }) {
  const [sent, setSent] = useState<EntryForm>();
  useEffect(() => {
    if (sent === form) return;
    setSent(form);
    void save(form);
  });
  return null;
}
