import { contentProblems } from "../../content/problems.server";
import { changed } from "../../content/save/changed.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { newestRecord } from "../../content/store/newest.server";
import { publishedRecord } from "../../content/store/published.server";
import { pdfName } from "../../media/file-name.server";
import type { Database } from "../../platform/db/database.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, localized } from "../../platform/locale/lang";
import { type Volunteer, volunteerContract } from "./contract";
import { type VolunteerEntry, volunteer } from "./definition";

const rules = { type: volunteer };

const volunteerHandlers: Handlers<typeof volunteerContract> = {
  all: async (_, { db }) => ({ forms: [answered(await publishedRecord(db, volunteer))] }),

  read: async (_, { db }) => ({ volunteer: [await publishedRecord(db, volunteer)] }),

  save: async ({ version, ...given }, call) =>
    changed("edit", await saveEntry(rules, { given, version }, call, ""), {}),

  editLinks: async ({ form_id, category, version, ...links }, call) => {
    await requireRecord(call.db, form_id);
    return saved(await saveEntry(rules, { given: { [category]: links[category] }, version }, call, ""));
  },

  editForm: async ({ form_id, idx, pdf, version, ...labels }, call) => {
    const before = await requireRecord(call.db, form_id);
    const file = pdf === undefined ? undefined : await fileOf(call.db, pdf);
    const texts = localized((lang) => ({
      ...before[lang],
      ...labels[lang],
      ...(file && lang === LANGS[idx] && { pdf: file }),
    }));
    return saved(await saveEntry(rules, { given: texts, version }, call, ""));
  },
};

export const volunteerAnswers = answers(volunteerContract, volunteerHandlers);

async function requireRecord(db: Database, id: string): Promise<VolunteerEntry> {
  const record = await newestRecord(db, volunteer);
  if (record._id !== id) throw new Problem(404, contentProblems.unknownEntry);
  return record;
}

/** The file of a slot: the PDF that the request names, or none. */
async function fileOf(db: Database, pdf: { public_id: string; original_filename: string } | null) {
  if (pdf === null) return { pdfId: null, originalFilename: "" };
  const reference = { id: pdf.public_id, path: "pdf.public_id" };
  return { pdfId: pdf.public_id, originalFilename: await pdfName(db, reference, pdf.original_filename) };
}

const saved = (record: VolunteerEntry) => changed("edit", record, { form_id: record._id });

function answered({ _id, individual, organization, version, ...texts }: VolunteerEntry): Volunteer {
  return {
    _id,
    individual,
    organization,
    volunteerArr: LANGS.map((lang) => ({ ...texts[lang].pdf, lang })),
    ...localized((lang) => ({ formValue: texts[lang].formValue })),
    version,
  };
}
