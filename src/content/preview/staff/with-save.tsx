import type { ReactNode } from "react";
import type { Localized } from "../../../platform/locale/lang";
import {
  type AnyEntry,
  editAddress,
  type ListScreens,
  type RecordScreens,
} from "../../staff/content-screens";
import { contentIn, type EntryForm, formsOf } from "../../staff/form-conversion";

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
export type SaveForm = (
  form: EntryForm,
  /** Number of the revision that it began from. */
  version?: number,
) => Promise<{ id: string; address: string }>;

interface WithSaveProps<Of> {
  of: Of;
  children: (save: SaveForm) => ReactNode;
}

/** Provides its children with a function that saves a form. */
export function WithSave({ of, children }: WithSaveProps<PreviewedForm>) {
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
