import * as z from "zod";
import { hongKongYear } from "../../platform/locale/dates";
import type { ProblemKey } from "../../platform/locale/words/problems";
import { FPS_REFERENCE, fpsProxyText, readFpsProxy } from "../../platform/money/fps-proxy";
import { isWebAddress, oneLine } from "../../platform/shapes";
import type { SiteDetailsProblem } from "./problems.server";

const FIRST_YEAR = 1990;

/** As people write numbers, several apart by `/`, with an extension after `#`; at least three digits. */
export const TELEPHONE = /^(?=(?:\D*\d){3})[\d\s()+\-./#]*$/;
/** Enough to catch a slip; whether it works, only a message sent to it tells. */
export const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/;
/** Of the Inland Revenue Department: `91/1234`, also with what stands before it in a letter. */
export const FILE_NUMBER = /^(?:[\p{L}\s.:：]*?(?:no|號|号|編號|编号)?[\s.:：]*)(\d{2})\s*\/\s*(\d{2,8})$/iu;

const required = oneLine.pipe(z.string().min(1));
const refusal = (key: SiteDetailsProblem | ProblemKey) => ({ params: { key } });

/** A number of Hong Kong as people write it at home, with an extension if any. */
const LOCAL = /^[2-9]\d{3}[ -]?\d{4}(?: ?#.*)?$/;

/** Numbers that were all typed as at home, each with the country code. */
function withCountryCode(text: string): string {
  const numbers = text.split("/").map((number) => number.trim());
  return numbers.every((number) => LOCAL.test(number))
    ? numbers.map((number) => `+852 ${number}`).join(" / ")
    : text;
}

const telephone = oneLine
  .refine((text) => TELEPHONE.test(text), refusal("telephone"))
  .transform(withCountryCode);
const noTelephone = oneLine
  .refine((text) => text === "" || TELEPHONE.test(text), refusal("telephone"))
  .transform(withCountryCode);
/** The line of a service in Hong Kong, which nobody dials from elsewhere. */
const serviceLine = oneLine.refine((text) => text === "" || TELEPHONE.test(text), refusal("telephone"));
const webAddress = oneLine.refine(isWebAddress, refusal("webAddressNeeded"));

/** An FPS ID, mobile number or e-mail address, as the code has it; "" for none. */
const fpsProxy = oneLine
  .refine((text) => text === "" || readFpsProxy(text) !== undefined, refusal("fpsId"))
  .transform((text) => fpsProxyText(readFpsProxy(text) ?? { id: "" }));

const inEachText = <T extends z.ZodType>(text: T) => z.object({ eng: text, tra: text, sim: text });

/** A number, also as it was typed. */
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

/** The annual report as it is kept. */
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

/** The whole of the details: a save replaces them. What may be blank is left out of the pages then. */
export const SiteDetailsInput = z.object({
  name: inEachText(required),
  shortName: inEachText(required),
  phone: telephone,
  fax: noTelephone,
  email: oneLine.refine((text) => EMAIL.test(text), refusal("emailAddress")),
  address: inEachText(required),
  mapPoint: z.object({
    lat: numberBetween(-90, 90, "latitude"),
    lng: numberBetween(-180, 180, "longitude"),
  }),
  /** Left out, it stays as it was. */
  wayHere: z
    .object({
      station: inEachText(oneLine),
      exit: oneLine,
      walk: inEachText(oneLine),
      stepFree: inEachText(oneLine),
    })
    .optional(),
  social: z.array(z.object({ name: required, url: webAddress })).max(12),
  bank: z.object({ bankName: inEachText(oneLine), accountName: oneLine, accountNumber: oneLine }),
  pps: z.object({ merchantCode: oneLine, phone: serviceLine }),
  fps: z.object({
    id: fpsProxy,
    /** Left out, it stays as it was. */
    reference: oneLine.refine((text) => FPS_REFERENCE.test(text), refusal("fpsReference")).optional(),
  }),
  cheque: z.object({ payee: inEachText(oneLine), address: inEachText(oneLine) }),
  registrationReference: oneLine
    .transform((text) => FILE_NUMBER.exec(text.normalize("NFKC"))?.slice(1).join("/") ?? text)
    .refine((text) => text === "" || FILE_NUMBER.test(text), refusal("registrationReference")),
  annualReport: AnnualReport,
});
