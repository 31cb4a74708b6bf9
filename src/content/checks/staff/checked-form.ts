import type { ContentType } from "../../definition";
import type { PreviewedForm } from "../../preview/staff/with-save";
import type { EntryForm } from "../../staff/form-conversion";

/** A form to check: by a definition, in the shape of an entry's form. */
export interface CheckedForm {
  type: Pick<ContentType, "shared" | "texts">;
  form: EntryForm;
  /** Returns a function that changes the form in its own shape. */
  change: (make: (before: EntryForm) => EntryForm) => (before: object) => object;
}

/** Turns a form of any shape into the one that is checked. */
export function checkedForm(screens: PreviewedForm["screens"], form: EntryForm): CheckedForm {
  const own = "addresses" in screens ? screens.ownForm?.written : undefined;
  if (!own) return { type: screens.type, form, change: (make) => make as (before: object) => object };
  return {
    type: own.type,
    form: own.of(form),
    change: (make) => (before) => own.with(before as EntryForm, make(own.of(before as EntryForm))),
  };
}
