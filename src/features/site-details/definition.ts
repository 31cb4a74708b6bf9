import { siteConfig } from "../../charity/site.config";
import { contentRecord } from "../../content/definition";
import { custom, group, groups, inEachLanguage } from "../../content/kinds/group";
import { number } from "../../content/kinds/number";
import { line, webLink } from "../../content/kinds/text";
import type { ProblemKey } from "../../platform/locale/words/problems";
import { FPS_REFERENCE, readFpsProxy } from "../../platform/money/fps-proxy";
import { isFileNumber, TELEPHONE } from "./numbers";
import type { SiteDetailsProblem } from "./problems.server";
import { AnnualReport, EMAIL, StoredReport } from "./shapes";
import { siteDetailsWords } from "./words";

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
