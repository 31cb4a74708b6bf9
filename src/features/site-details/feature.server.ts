import type { AnnualReport } from "../../charity/site-details";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { publishedRecord } from "../../content/store/published.server";
import { pdfName } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { fpsProxyText, readFpsProxy } from "../../platform/money/fps-proxy";
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
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
