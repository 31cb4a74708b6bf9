import type { InputOf } from "../../../core/api/contract";
import type { StoredDetails, siteDetailsContract } from "../contract";

type Input = Omit<InputOf<typeof siteDetailsContract.edit>, "version">;

/** The form of the site's details: as they are stored, but numbers as they are typed. */
export interface SiteForm extends Omit<StoredDetails, "_id" | "version" | "mapPoint" | "annualReport"> {
  mapPoint: { lat: string; lng: string };
  annualReport: { year: string; file: { originalFilename: string; pdfId: string | null }; url: string };
}

/** What is compared when somebody else saved first. */
export const PARTS = [
  ...inEach("name"),
  ...inEach("shortName"),
  "phone",
  "fax",
  "email",
  ...inEach("address"),
  "mapPoint.lat",
  "mapPoint.lng",
  "social",
  ...inEach("bank.bankName"),
  "bank.accountName",
  "bank.accountNumber",
  "pps.merchantCode",
  "pps.phone",
  "fps.id",
  ...inEach("cheque.payee"),
  ...inEach("cheque.address"),
  "registrationReference",
  "annualReport.year",
  "annualReport.file",
  "annualReport.url",
];

function inEach(path: string): string[] {
  return [`${path}.eng`, `${path}.tra`, `${path}.sim`];
}

/** The form of what is stored. */
export function formOf({ _id, version, mapPoint, annualReport, ...details }: StoredDetails): SiteForm {
  const { year, pdfId, originalFilename, url } = annualReport;
  return {
    ...details,
    mapPoint: { lat: String(mapPoint.lat), lng: String(mapPoint.lng) },
    annualReport: { year: String(year), file: { originalFilename, pdfId }, url },
  };
}

/** The form as the request has it. */
export function inputOf({ annualReport: { year, file, url }, ...form }: SiteForm): Input {
  return { ...form, annualReport: { year, ...file, url } };
}

/** The text at a dotted path of the form. */
export function textAt(form: SiteForm, path: string): string {
  const value = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], form);
  return typeof value === "string" ? value : "";
}

/** The form with another text at a dotted path. */
export function withText(form: SiteForm, path: string, text: string): SiteForm {
  return replaced(form, path.split("."), text) as SiteForm;
}

function replaced(part: unknown, [key = "", ...rest]: readonly string[], text: string): unknown {
  const before = part as Record<string, unknown>;
  const value = rest.length === 0 ? text : replaced(before[key], rest, text);
  if (Array.isArray(part)) return part.with(Number(key), value);
  return { ...before, [key]: value };
}
