import * as z from "zod";
import { hongKongYear } from "../../platform/locale/format";
import type { ProblemKey } from "../../platform/locale/words/problems";
import { isWebAddress, oneLine } from "../../platform/shapes";
import type { SiteDetailsProblem } from "./problems.server";

const FIRST_YEAR = 1990;

/** Enough to catch a slip; only a message sent to it shows whether it works. */
export const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/;

const refusal = (key: SiteDetailsProblem | ProblemKey) => ({ params: { key } });

const webAddress = oneLine.refine(isWebAddress, refusal("webAddressNeeded"));

/** A number, also as typed. */
const numberBetween = (least: number, most: number, key: SiteDetailsProblem, whole = false) =>
  z
    .union([z.number(), z.string().max(40)])
    .transform((given) => (typeof given === "string" && given.trim() === "" ? Number.NaN : Number(given)))
    .refine((n) => n >= least && n <= most && (!whole || Number.isInteger(n)), refusal(key));

/** A year up to the current one, which only the moment of the request knows. */
const reportYear = numberBetween(FIRST_YEAR, Number.POSITIVE_INFINITY, "reportYear", true).refine(
  (year) => !(year > hongKongYear(new Date())),
  refusal("reportYear"),
);

/** The annual report as stored. */
export const StoredReport = z.object({
  year: z.number().int(),
  pdfId: z.string().nullable(),
  originalFilename: z.string(),
  url: z.string(),
});

export const AnnualReport = z
  .object({
    year: reportYear,
    /** Id of a PDF that `/api/upload` gave out; that it is one is checked by the handler. */
    pdfId: z.string().min(1).max(64).nullable().default(null),
    originalFilename: oneLine.default(""),
    url: webAddress.or(z.literal("")).default(""),
  })
  .superRefine(({ pdfId, url }, context) => {
    if (pdfId === null || url === "") return;
    context.addIssue({ code: "custom", path: ["url"], ...refusal("oneReport") });
  });
