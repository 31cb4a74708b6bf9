import { publishedRecord } from "../../../content/store/published.server";
import type { PdfOffer } from "../../../media/pdf-link";
import { mediaRegistry } from "../../../media/registry.server";
import type { Database } from "../../../platform/db/database.server";
import { shownLang } from "../../../platform/locale/fallback.server";
import type { Lang } from "../../../platform/locale/lang";
import { pdfUrl } from "../../../platform/media-urls";
import { type VolunteerEntry, volunteer } from "../definition";

/** How to sign up as a volunteer, as a reader sees it. */
export interface VolunteerView {
  /** Addresses of the sign-up forms; blank for none. */
  individual: string;
  organization: string;
  /** The PDF in the reader's language or another; its `name` is blank when staff gave it none. */
  pdf: (PdfOffer & { pdfLang: Lang }) | null;
}

export async function volunteerView(db: Database, lang: Lang): Promise<VolunteerView> {
  const record = await publishedRecord(db, volunteer);
  const { individual, organization } = record;
  return { individual, organization, pdf: await pdfFor(db, record, lang) };
}

/** The PDF for a reader of `lang`; one without a PDF of its own gets that of the nearest language. */
async function pdfFor(db: Database, record: VolunteerEntry, lang: Lang): Promise<VolunteerView["pdf"]> {
  const pdfLang = shownLang(lang, (each) => record[each].pdf.pdfId !== null);
  const { pdfId, originalFilename } = record[pdfLang].pdf;
  if (pdfId === null) return null;
  const { bytes = 0, version } = (await mediaRegistry(db).pdfs([pdfId])).get(pdfId) ?? {};
  const href = pdfUrl(pdfId, originalFilename, version);
  return { href, name: record[lang].formValue, lang, bytes, pdfLang };
}
