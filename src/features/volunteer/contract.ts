import * as z from "zod";
import { recordCalls } from "../../content/calls";
import { get, write } from "../../platform/http/contract";
import { LANGS } from "../../platform/locale/lang";
import type { ProblemKey } from "../../platform/locale/words/problems";
import { editedVersion, isWebAddress, oneLine, savedAs } from "../../platform/shapes";
import { volunteer, volunteerPaths } from "./definition";
import type { VolunteerProblem } from "./problems.server";

const Slot = z.object({ pdfId: z.string().nullable(), originalFilename: z.string(), lang: z.enum(LANGS) });
const Label = z.object({ formValue: z.string() });

const Volunteer = z.object({
  _id: z.string(),
  /** Addresses of the sign-up forms, or blank. */
  individual: z.string(),
  organization: z.string(),
  /** One PDF for each language, in the order eng, tra, sim. */
  volunteerArr: z.array(Slot).length(LANGS.length),
  /** The name of the PDF in each language. */
  eng: Label,
  tra: Label,
  sim: Label,
  version: z.number().int(),
});
export type Volunteer = z.infer<typeof Volunteer>;

const CATEGORIES = ["individual", "organization"] as const;

const link = z.string().trim().max(2000).optional();

const Pdf = z.object({
  public_id: z.string().min(1).max(64),
  original_filename: z.string().max(400).default(""),
});
const LabelInput = z.object({ formValue: oneLine }).optional();

const form_id = z.string().min(1);
const saved = savedAs("form_id");

export const volunteerContract = {
  ...recordCalls(volunteer, volunteerPaths),
  all: get("/api/volunteerForms", {
    summary: "Links and PDFs of the volunteer forms; always one entry",
    input: z.object({}),
    output: z.object({ forms: z.array(Volunteer).length(1) }),
  }),
  editLinks: write("/api/editVolunteerLinks", {
    access: "content",
    summary: "Change the link of one category; the other stays as it is",
    input: z
      .object({
        form_id,
        category: z.enum(CATEGORIES),
        individual: link,
        organization: link,
        version: editedVersion,
      })
      .superRefine((input, context) => {
        const address = input[input.category];
        const key: VolunteerProblem | ProblemKey = address === undefined ? "missing" : "webAddressOnly";
        if (address === "" || (address !== undefined && isWebAddress(address))) return;
        context.addIssue({ code: "custom", path: [input.category], params: { key } });
      }),
    output: saved,
  }),
  editForm: write("/api/editVolunteerForms", {
    access: "content",
    summary: "Replace or remove the PDF of one slot (0 eng, 1 tra, 2 sim), or change what it is called",
    input: z
      .object({
        form_id,
        idx: z.literal([0, 1, 2]),
        /** The answer of `/api/upload`; null empties the slot. Left out, the PDF stays. */
        pdf: Pdf.nullish(),
        eng: LabelInput,
        tra: LabelInput,
        sim: LabelInput,
        version: editedVersion,
      })
      .superRefine((input, context) => {
        if (input.pdf !== undefined || LANGS.some((lang) => input[lang] !== undefined)) return;
        context.addIssue({ code: "custom", path: ["pdf"], params: { key: "missing" } });
      }),
    output: saved,
  }),
};
