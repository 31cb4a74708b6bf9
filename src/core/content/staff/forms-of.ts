import type { AnyEntry, ListScreens, OwnForm } from "./content-screens";
import { type EntryForm, emptyForm, formOf, givenOf } from "./form-of";

interface Forms {
  empty(): EntryForm;
  formOf(entry: AnyEntry): EntryForm;
  givenOf(form: EntryForm, before: EntryForm): EntryForm;
}

/** How entries of a list become forms and forms become what a save sends: by its fields, or as its own form says. */
export function formsOf({ type, ownForm }: Pick<ListScreens, "type" | "ownForm">): Forms {
  return (
    (ownForm as Forms | undefined) ?? {
      empty: () => emptyForm(type),
      formOf: (entry) => formOf(type, entry),
      givenOf: (form, before) => givenOf(type, form, before),
    }
  );
}

/** A form of a type's own, as the screens of all lists take it: they only hand it on. */
export const ownForm = <Form extends object>(parts: OwnForm<Form>): OwnForm => parts as unknown as OwnForm;
