import { type ReactNode, useState } from "react";
import { type KeepBack, KeepBackContext } from "../../../api/keep-back-context";
import { LANGS } from "../../../locale/lang";
import { type AnyEntry, editAddress, type RecordScreens } from "../content-screens";
import { contentIn, type EntryForm, formOf, formsOf } from "../form-conversion";
import type { PreviewedForm } from "./typed-body";

/** Saves a form so that visitors get nothing of it; gives the id of its entry, and the address of its form then. */
type SaveAsDraft = () => Promise<{ id: string; address: string }>;

/** What is typed into a form: the version that it began from, and how it is forgotten once it is saved. */
export interface TypedState {
  version: number | undefined;
  drop(): void;
}

interface SaveAsDraftProps {
  of: PreviewedForm;
  form: EntryForm;
  typed: TypedState | undefined;
  /** Given the save; undefined where nothing is typed that is not saved. */
  children: (save: SaveAsDraft | undefined) => ReactNode;
}

/** Gives what is below it the way to save the form around as a draft. */
export function WithSaveAsDraft({ children, ...props }: SaveAsDraftProps) {
  const [asDraft] = useState<KeepBack>(() => ({ current: LANGS }));
  const { of, form, typed } = props;
  if (!typed || "said" in of || !isChanged(of, form)) return children(undefined);
  return (
    <KeepBackContext value={asDraft}>
      {"addresses" in of.screens ? (
        <OfList {...props} of={of as ListForm}>
          {children}
        </OfList>
      ) : (
        <OfRecord {...props} of={of as RecordForm}>
          {children}
        </OfRecord>
      )}
    </KeepBackContext>
  );
}

type ListForm = Extract<PreviewedForm, { initial: EntryForm }>;
type RecordForm = { screens: RecordScreens; entry: AnyEntry };

/** Tells whether a form says something else than its entry as it is stored. */
function isChanged(of: PreviewedForm, form: EntryForm): boolean {
  const stored = "initial" in of ? of.initial : formOf(of.screens.type, of.entry);
  return JSON.stringify(form) !== JSON.stringify(stored);
}

function OfList({ of, form, typed, children }: SaveAsDraftProps & { of: ListForm }) {
  const { screens, entry, initial } = of;
  const changes = screens.useListChanges();
  return children(async () => {
    const given = formsOf(screens).givenOf(form, initial);
    const id = entry?._id ?? (await changes.add(given));
    if (entry) await changes.edit(id, given, typed?.version);
    return { id, address: editAddress(screens, id) };
  });
}

function OfRecord({ of, form, typed, children }: SaveAsDraftProps & { of: RecordForm }) {
  const { screens, entry } = of;
  const save = screens.useSave();
  return children(async () => {
    await save(contentIn(screens.type, form), typed?.version);
    return { id: entry._id, address: `${location.pathname}?` };
  });
}
