import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { LANGS, localized } from "../../core/locale/lang";
import { pdfName } from "../../core/media/pdf-name.server";
import { volunteerContract } from "./contract";
import { volunteerProblems } from "./problems.server";
import { type VolunteerRecord, volunteerOf, volunteerStore } from "./store.server";

const volunteerHandlers: Handlers<typeof volunteerContract> = {
  all: async (_, { db }) => ({ forms: [volunteerOf(await volunteerStore(db).read())] }),

  editLinks: async ({ form_id, category, version, ...links }, { db }) => {
    await requireRecord(db, form_id);
    return edited(await volunteerStore(db).update({ [category]: links[category] }, version));
  },

  editForm: async ({ form_id, idx, pdf, version, ...labels }, { db }) => {
    const before = await requireRecord(db, form_id);
    const forms = localized((lang) => ({ ...before[lang], ...labels[lang] }));
    const lang = LANGS[idx];
    if (pdf !== undefined) forms[lang] = { ...forms[lang], ...(await fileOf(db, pdf)) };
    return edited(await volunteerStore(db).update(forms, version));
  },
};

export const volunteerAnswers = answers(volunteerContract, volunteerHandlers);

async function requireRecord(db: Database, id: string): Promise<VolunteerRecord> {
  const record = await volunteerStore(db).read();
  if (record._id !== id) throw new Problem(404, volunteerProblems.unknownForm);
  return record;
}

/** The file of a slot: the PDF that the request names, or none. */
async function fileOf(db: Database, pdf: { public_id: string; original_filename: string } | null) {
  if (pdf === null) return { pdfId: null, originalFilename: "" };
  const reference = { id: pdf.public_id, path: "pdf.public_id" };
  return { pdfId: pdf.public_id, originalFilename: await pdfName(db, reference, pdf.original_filename) };
}

function edited(record: VolunteerRecord) {
  const answer = { message: "success" as const, form_id: record._id };
  return { entityId: record._id, action: "edit" as const, snapshot: record, answer };
}
