import { published } from "../../../content/store/published.server";
import type { PdfOffer } from "../../../media/pdf-link";
import { mediaRegistry } from "../../../media/registry.server";
import type { Database } from "../../../platform/db/database.server";
import { shownText } from "../../../platform/locale/fallback.server";
import { LANGS, type Lang, localized } from "../../../platform/locale/lang";
import { pdfUrl } from "../../../platform/media-urls";
import { forms as definition, type FormEntry } from "../definition";

/** A form as a reader sees it. */
export type ShownForm = PdfOffer & { id: string };

/** The forms that are listed for readers of `lang`, in order of creation. */
export async function shownForms(db: Database, lang: Lang): Promise<ShownForm[]> {
  const forms = (await published(db, definition).all()).filter((form) => form.languages.includes(lang));
  const files = await mediaRegistry(db).pdfs(forms.flatMap(({ pdf }) => pdf.pdfId ?? []));
  return forms.flatMap((form) => {
    const { pdfId, originalFilename } = form.pdf;
    if (pdfId === null) return [];
    const { bytes = 0, version } = files.get(pdfId) ?? {};
    const href = pdfUrl(pdfId, originalFilename, version);
    return [{ id: form._id, href, bytes, ...nameIn(form, lang) }];
  });
}

/** The name for a reader of `lang`: that language's, else the one for all languages, else another language's. */
function nameIn(form: FormEntry, lang: Lang): { name: string; lang: Lang } {
  const names = localized((each) => form[each].name);
  const isForAll = LANGS.every((each) => names[each] !== form.anyName);
  if (names[lang] === "" && isForAll) return { name: form.anyName, lang };
  const { text, lang: shownIn } = shownText(names, lang);
  return { name: text, lang: shownIn };
}
