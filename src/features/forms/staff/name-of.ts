import type { Lang } from "../../../core/locale/lang";
import type { Form } from "../contract";

/** What staff who read `lang` call a form. */
export function nameOf(form: Form, lang: Lang): string {
  return form[lang].formValue || form.formValue;
}
