import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import type { PdfOffer } from "../../media/pdf-link";
import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { shownLang } from "../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { pdfUrl } from "../../platform/media-urls";
import { bytesOf, type DemoTools, type Publish } from "../../site/demo/seed.server";
import { type VolunteerEntry, volunteer } from "./definition";
import { volunteerProblems } from "./problems.server";

export default feature({
  name: "volunteer",
  problems: volunteerProblems,
  content: [volunteer],
  demo,
});

const NAMES: Localized = {
  eng: "Volunteer registration form",
  tra: "義工登記表格",
  sim: "志愿者登记表",
};
const FILENAMES: Localized = {
  eng: "volunteer-registration-form.pdf",
  tra: "義工登記表格.pdf",
  sim: "志愿者登记表.pdf",
};

/** The demo charity's sign-up links and its registration form in three languages. */
async function demo({ file, deps }: DemoTools): Promise<Publish> {
  const pdfs: Localized = {
    eng: (await import("./demo/registration.eng.pdf?url&inline")).default,
    tra: (await import("./demo/registration.tra.pdf?url&inline")).default,
    sim: (await import("./demo/registration.sim.pdf?url&inline")).default,
  };
  const take = (lang: keyof Localized) => file(bytesOf(pdfs[lang]), FILENAMES[lang]);
  const ids = { eng: await take("eng"), tra: await take("tra"), sim: await take("sim") };
  return async (tx, journal) => {
    const content = {
      individual: "https://kapok.example/volunteer/individual",
      organization: "https://kapok.example/volunteer/organisation",
      ...localized((lang) => ({
        pdf: { pdfId: ids[lang], originalFilename: FILENAMES[lang] },
        formValue: NAMES[lang],
      })),
    };
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: volunteer }, { given: content }, call, "");
    await journal("volunteer", "edit", _id, { _id, version });
  };
}

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
