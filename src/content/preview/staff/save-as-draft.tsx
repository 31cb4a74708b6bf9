import { type ReactNode, useState } from "react";
import { type PublishOptions, PublishOptionsContext } from "../../../platform/http/publish-options-context";
import { LANGS } from "../../../platform/locale/lang";
import { type EntryForm, formOf } from "../../staff/form-conversion";
import { type PreviewedForm, type SaveForm, WithSave } from "./with-save";

/** Saves a form so that visitors get nothing of it. */
export type SaveAsDraft = () => ReturnType<SaveForm>;

/** What is typed into a form: the version that it began from, and how it is forgotten once it is saved. */
export interface TypedState {
  version: number | undefined;
  drop(): void;
  /** Says whether a save is under way after which the form goes: what would be typed until then would be lost. */
  hold(isHeld: boolean): void;
}

interface SaveAsDraftProps {
  of: PreviewedForm;
  form: EntryForm;
  typed: TypedState | undefined;
  /** Given the save; undefined where nothing is typed that is not saved. */
  children: (save: SaveAsDraft | undefined) => ReactNode;
}

/** Gives what is below it the way to save the form around as a draft. */
export function WithSaveAsDraft({ of, form, typed, children }: SaveAsDraftProps) {
  const [asDraft] = useState<PublishOptions>(() => ({ current: LANGS }));
  if (!typed || "said" in of || !isChanged(of, form)) return children(undefined);
  return (
    <PublishOptionsContext value={asDraft}>
      <WithSave of={of}>{(save) => children(() => save(form, typed.version))}</WithSave>
    </PublishOptionsContext>
  );
}

/** Tells whether a form says something else than its entry as it is stored. */
function isChanged(of: PreviewedForm, form: EntryForm): boolean {
  const stored = "initial" in of ? of.initial : formOf(of.screens.type, of.entry);
  return JSON.stringify(form) !== JSON.stringify(stored);
}
