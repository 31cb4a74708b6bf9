import type { Database } from "../../../core/db/database.server";
import { shownText } from "../../../core/locale/fallback.server";
import { LANGS, type Lang, localized } from "../../../core/locale/lang";
import type { PdfOffer } from "../../../core/media/pdf-link";
import { mediaRegistry } from "../../../core/media/registry.server";
import { pdfUrl } from "../../../core/media/urls";
import type { Form } from "../contract";
import { formStore } from "../store.server";

/** A form as a reader sees it. */
export type ShownForm = PdfOffer & { id: string };

/** The forms that are listed for readers of `lang`, in order of creation. */
export async function shownForms(db: Database, lang: Lang): Promise<ShownForm[]> {
  const forms = (await formStore(db).list()).filter((form) => form.lang.includes(lang));
  const sizes = await mediaRegistry(db).byteSizes(forms.map(({ pdfId }) => pdfId));
  return forms.map((form) => ({
    id: form._id,
    href: pdfUrl(form.pdfId, form.originalFilename),
    bytes: sizes.get(form.pdfId) ?? 0,
    ...nameIn(form, lang),
  }));
}

/** The name for a reader of `lang`: that language's, else the one for all languages, else another language's. */
function nameIn(form: Form, lang: Lang): { name: string; lang: Lang } {
  const names = localized((each) => form[each].formValue);
  const isForAll = LANGS.every((each) => names[each] !== form.formValue);
  if (names[lang] === "" && isForAll) return { name: form.formValue, lang };
  const { text, lang: shownIn } = shownText(names, lang);
  return { name: text, lang: shownIn };
}
