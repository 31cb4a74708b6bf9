import { siteConfig } from "../../charity/site.config";
import { contentRecord } from "../../content/definition";
import { custom, group, groups, inEachLanguage, line, number, webLink } from "../../content/kinds";
import type { ProblemKey } from "../../platform/locale/words/problems";
import { FPS_REFERENCE, readFpsProxy } from "../../platform/money/fps-proxy";
import type { SiteDetailsProblem } from "./problems.server";
import { AnnualReport, EMAIL, StoredReport } from "./shapes";
import { siteDetailsWords } from "./words";

/** As people write numbers, several apart by `/`, with an extension after `#`; at least three digits. */
const TELEPHONE = /^(?=(?:\D*\d){3})[\d\s()+\-./#]*$/;

/** Of the Inland Revenue Department: `91/1234`, also with what is before it in a letter. */
const FILE_NUMBER = /^(?:[\p{L}\s.:：]*?(?:no|號|号|編號|编号)?[\s.:：]*)(\d{2})\s*\/\s*(\d{2,8})$/iu;

/** A number of Hong Kong as people write it at home, with an extension if any. */
const LOCAL = /^[2-9]\d{3}[ -]?\d{4}(?: ?#.*)?$/;

/** Numbers that were all typed as at home, each with the country code. */
export function withCountryCode(text: string): string {
  const numbers = text.split("/").map((number) => number.trim());
  return numbers.every((number) => LOCAL.test(number))
    ? numbers.map((number) => `+852 ${number}`).join(" / ")
    : text;
}

/** A file number as receipts say it: `91/1234`; a text that has none as it is. */
export const fileNumber = (text: string): string =>
  FILE_NUMBER.exec(text.normalize("NFKC"))?.slice(1).join("/") ?? text;

const isFileNumber = (text: string): boolean => FILE_NUMBER.test(text.normalize("NFKC"));

/** A line that is like `pattern`, where it is not blank. */
const like = (pattern: RegExp, problem: SiteDetailsProblem | ProblemKey, { needed = false } = {}) =>
  line({ needed, check: { is: (text) => pattern.test(text), problem } });

const degrees = (most: number, problem: SiteDetailsProblem) => number({ least: -most, most, problem });

const inEachNeeded = () => inEachLanguage(line({ needed: true }));
const inEach = () => inEachLanguage(line());

/** The site's details of the charity; until staff save it, what charity/site.config.ts has. */
export const siteDetails = contentRecord({
  name: "siteDetails",
  shared: {
    name: inEachNeeded(),
    shortName: inEachNeeded(),
    phone: like(TELEPHONE, "telephone", { needed: true }),
    fax: like(TELEPHONE, "telephone"),
    email: like(EMAIL, "emailAddress", { needed: true }),
    address: inEachLanguage(line({ needed: true }), true),
    mapPoint: group({
      lat: degrees(90, "latitude"),
      lng: degrees(180, "longitude"),
    }),
    wayHere: group({
      station: inEach(),
      exit: line(),
      walk: inEachLanguage(line(), true),
      stepFree: inEachLanguage(line(), true),
    }),
    social: groups({ name: line({ needed: true }), url: webLink() }, { max: 12 }),
    bank: group({ bankName: inEach(), accountName: line(), accountNumber: line() }),
    pps: group({ merchantCode: line(), phone: like(TELEPHONE, "telephone") }),
    fps: group({
      id: line({ check: { is: (text) => readFpsProxy(text) !== undefined, problem: "fpsId" } }),
      reference: like(FPS_REFERENCE, "fpsReference"),
    }),
    cheque: group({ payee: inEach(), address: inEachLanguage(line(), true) }),
    registrationReference: line({
      check: { is: isFileNumber, problem: "registrationReference" satisfies SiteDetailsProblem },
    }),
    annualReport: custom({
      input: AnnualReport,
      output: StoredReport,
      empty: () => siteConfig.annualReport,
      text: ({ originalFilename }) => [originalFilename],
      media: ({ pdfId: id }, path) => (id === null ? [] : [{ id, kind: "pdf", path: `${path}.pdfId` }]),
      without: (report, ids) =>
        report.pdfId !== null && ids.has(report.pdfId)
          ? { ...report, pdfId: null, originalFilename: "" }
          : report,
      sample: { year: 2020 },
    }),
  },
  texts: {},
  complete: [],
  first: { ...siteConfig, social: [...siteConfig.social] },
  view: "/contact",
  access: "site",
  met: 0,
  words: siteDetailsWords,
});
