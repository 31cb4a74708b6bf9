import * as z from "zod";
import { contentProblems } from "../content/problems.server";
import { changed, saveEntry } from "../content/save/save-entry.server";
import { newestRecord, publishedRecord } from "../content/store/published.server";
import { type VolunteerEntry, volunteer } from "../features/volunteer/definition";
import type { VolunteerProblem } from "../features/volunteer/problems.server";
import { pdfName } from "../media/registry.server";
import type { Database } from "../platform/db/database.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { Problem } from "../platform/http/problem";
import { LANGS, localized } from "../platform/locale/lang";
import type { ProblemKey } from "../platform/locale/words/problems";
import { editedVersion, isWebAddress, oneLine, savedAs } from "../platform/shapes";

const Slot = z.object({ pdfId: z.string().nullable(), originalFilename: z.string(), lang: z.enum(LANGS) });
const Volunteer = z.object({
  _id: z.string(),
  /** Addresses of the sign-up forms, or blank. */
  ...{ individual: z.string(), organization: z.string() },
  /** One PDF for each language, in the order eng, tra, sim. */
  volunteerArr: z.array(Slot).length(LANGS.length),
  /** The name of the PDF in each language. */
  ...localized(() => z.object({ formValue: z.string() })),
  version: z.number().int(),
});
export type Volunteer = z.infer<typeof Volunteer>;

const Pdf = z.object({
  public_id: z.string().min(1).max(64),
  original_filename: z.string().max(400).default(""),
});
const link = z.string().trim().max(2000).optional();
const LabelInput = z.object({ formValue: oneLine }).optional();

const named = z.object({ form_id: z.string().min(1), version: editedVersion });
const saved = { access: "content", ofType: "volunteer", output: savedAs("form_id") } as const;

const contract = {
  all: get("/api/volunteerForms", {
    summary: "Links and PDFs of the volunteer forms; always one entry",
    input: z.object({}),
    output: z.object({ forms: z.array(Volunteer).length(1) }),
  }),
  editLinks: write("/api/editVolunteerLinks", {
    summary: "Change the link of one category; the other stays as it is",
    input: named
      .extend({ category: z.enum(["individual", "organization"]), individual: link, organization: link })
      .superRefine((input, context) => {
        const address = input[input.category];
        const key: VolunteerProblem | ProblemKey = address === undefined ? "missing" : "webAddressOnly";
        if (address === "" || (address !== undefined && isWebAddress(address))) return;
        context.addIssue({ code: "custom", path: [input.category], params: { key } });
      }),
    ...saved,
  }),
  editForm: write("/api/editVolunteerForms", {
    summary: "Replace or remove the PDF of one slot (0 eng, 1 tra, 2 sim), or change what it is called",
    input: named
      .extend({
        idx: z.literal([0, 1, 2]),
        /** The answer of `/api/upload`; null empties the slot. Left out, the PDF stays. */
        pdf: Pdf.nullish(),
        ...localized(() => LabelInput),
      })
      .superRefine((input, context) => {
        if (input.pdf !== undefined || LANGS.some((lang) => input[lang] !== undefined)) return;
        context.addIssue({ code: "custom", path: ["pdf"], params: { key: "missing" } });
      }),
    ...saved,
  }),
};

const rules = { type: volunteer };
const answer = (record: VolunteerEntry) => changed("edit", record, { form_id: record._id });

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => {
    const { _id, individual, organization, version, ...texts } = await publishedRecord(db, volunteer);
    const volunteerArr = LANGS.map((lang) => ({ ...texts[lang].pdf, lang }));
    const names = localized((lang) => ({ formValue: texts[lang].formValue }));
    return { forms: [{ _id, individual, organization, volunteerArr, ...names, version }] };
  },

  editLinks: async ({ form_id, category, version, ...links }, call) => {
    await requireRecord(call.db, form_id);
    return answer(await saveEntry(rules, { given: { [category]: links[category] }, version }, call, ""));
  },

  editForm: async ({ form_id, idx, pdf, version, ...labels }, call) => {
    const before = await requireRecord(call.db, form_id);
    const file = pdf === undefined ? undefined : await fileOf(call.db, pdf);
    const given = localized((lang) => ({
      ...{ ...before[lang], ...labels[lang] },
      ...(file && lang === LANGS[idx] && { pdf: file }),
    }));
    return answer(await saveEntry(rules, { given, version }, call, ""));
  },
};

async function requireRecord(db: Database, id: string): Promise<VolunteerEntry> {
  const record = await newestRecord(db, volunteer);
  if (record._id !== id) throw new Problem(404, contentProblems.unknownEntry);
  return record;
}

/** The file of a slot: the PDF that the request names, or none. */
async function fileOf(db: Database, pdf: z.output<typeof Pdf> | null) {
  if (pdf === null) return { pdfId: null, originalFilename: "" };
  const reference = { id: pdf.public_id, path: "pdf.public_id" };
  return { pdfId: pdf.public_id, originalFilename: await pdfName(db, reference, pdf.original_filename) };
}

/** The fixed calls of the volunteer forms. */
export const volunteerCalls = answers(contract, handlers);
