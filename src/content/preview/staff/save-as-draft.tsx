import { type ReactNode, useState } from "react";
import { type PublishOptions, PublishOptionsContext } from "../../../platform/http/publish-options-context";
import { LANGS } from "../../../platform/locale/lang";
import { type EntryForm, formOf } from "../../staff/form-conversion";
import { type PreviewedForm, type SaveForm, WithSave } from "./with-save";

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
