import type { AnnualReport, WayHere } from "../../charity/site-details";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import { mediaRegistry, pdfName } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { pdfUrl } from "../../platform/media-urls";
import { fpsProxyText, readFpsProxy } from "../../platform/money/fps-proxy";
import { bytesOf, type DemoTools, type Publish } from "../../site/demo/seed.server";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { siteDetailsContract } from "./contract";
import { fileNumber, siteDetails, withCountryCode } from "./definition";
import { siteDetailsProblems } from "./problems.server";

/** Numbers are stored in one way of writing each, and the annual report is named as its file. */
const siteDetailsRules: EntryRules<typeof siteDetails> = {
  type: siteDetails,
  beforeSave: async (content, { path, call: { db } }) => ({
    ...content,
    phone: withCountryCode(content.phone),
    fax: withCountryCode(content.fax),
    fps: { ...content.fps, id: fpsProxyText(readFpsProxy(content.fps.id) ?? { id: "" }) },
    registrationReference: fileNumber(content.registrationReference),
    annualReport: await withFileName(db, content.annualReport, path),
  }),
};

/** @throws {Problem} 400 when the PDF is not a stored one. */
async function withFileName(db: Database, report: AnnualReport, path: string): Promise<AnnualReport> {
  const { pdfId, originalFilename } = report;
  if (pdfId === null) return { ...report, originalFilename: "" };
  const pdf = { id: pdfId, path: `${path}annualReport.pdfId` };
  return { ...report, originalFilename: await pdfName(db, pdf, originalFilename) };
}

const handlers: Handlers<typeof siteDetailsContract> = {
  read: async (_, { db }) => ({ siteDetails: await publishedRecord(db, siteDetails) }),
};

export default feature({
  name: "site-details",
  answers: answers(siteDetailsContract, handlers),
  problems: siteDetailsProblems,
  content: [siteDetails],
  entryRules: [entryRules(siteDetailsRules)],
  demo,
});

const FILENAME = "kapok-annual-report-2020.pdf";

/** Directions to a fictional building. */
const WAY_HERE: WayHere = {
  station: { eng: "Demo Station", tra: "示範站", sim: "示范站" },
  exit: "A2",
  walk: {
    eng: "Along Demo Street, 4 minutes, level all the way",
    tra: "沿示範街直行，約 4 分鐘，全程平路",
    sim: "沿示范街直行，约 4 分钟，全程平路",
  },
  stepFree: {
    eng: "The lift at exit A2 goes up to the street. A ramp and an automatic door lead into Demo Building, and its lift takes a power chair.",
    tra: "乘 A2 出口升降機直達街面。示範大廈入口有斜道及自動門，大廈升降機可容納電動輪椅。",
    sim: "乘 A2 出口电梯直达街面。示范大厦入口有坡道和自动门，大厦电梯可容纳电动轮椅。",
  },
};

/** The values of charity/site.config.ts, the link to the office, and an annual report to download. */
async function demo({ file, deps }: DemoTools): Promise<Publish> {
  const pdf = await import("./demo/annual-report.pdf?url&inline");
  const pdfId = await file(bytesOf(pdf.default), FILENAME);
  return async (tx, journal) => {
    const { annualReport } = await publishedRecord(tx, siteDetails);
    const given = { wayHere: WAY_HERE, annualReport: { ...annualReport, pdfId, originalFilename: FILENAME } };
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: siteDetails }, { given }, call, "");
    await journal("site-details", "edit", _id, { _id, version });
  };
}

/** The annual report as a visitor can have it. */
export interface ShownReport {
  year: number;
  href: string;
  /** Size of the PDF; null for a file elsewhere. */
  bytes: number | null;
}

/** The annual report; null while there is none to link to. */
export async function aboutAnnualReport(db: Database): Promise<ShownReport | null> {
  const { year, pdfId, originalFilename, url } = (await readSiteDetails(db)).annualReport;
  if (pdfId === null) return url === "" ? null : { year, href: url, bytes: null };
  const { bytes = null, version } = (await mediaRegistry(db).pdfs([pdfId])).get(pdfId) ?? {};
  return { year, href: pdfUrl(pdfId, originalFilename, version), bytes };
}
