import type { AnnualReport } from "../../charity/site-details";
import { changed } from "../../content/save/changed.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import { pdfName } from "../../media/file-name.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { siteDetailsContract } from "./contract";
import { siteDetails } from "./definition";
import { siteDetailsProblems } from "./problems.server";

const rules: EntryRules<typeof siteDetails> = {
  type: siteDetails,
  beforeSave: async (content, { path, call: { db } }) => ({
    ...content,
    annualReport: await withFileName(db, content.annualReport, path),
  }),
};

const siteDetailsHandlers: Handlers<typeof siteDetailsContract> = {
  read: async (_, { db }) => ({ siteDetails: await publishedRecord(db, siteDetails) }),

  edit: async ({ version, ...given }, call) => {
    const { fps: before } = await publishedRecord(call.db, siteDetails);
    const fps = { reference: before.reference, ...given.fps };
    return changed("edit", await saveEntry(rules, { given: { ...given, fps }, version }, call, ""), {});
  },
};

const siteDetailsAnswers = answers(siteDetailsContract, siteDetailsHandlers);

/** @throws {Problem} 400 when the PDF is not a stored one. */
async function withFileName(db: Database, report: AnnualReport, path: string): Promise<AnnualReport> {
  const { pdfId, originalFilename } = report;
  if (pdfId === null) return { ...report, originalFilename: "" };
  const pdf = { id: pdfId, path: `${path}annualReport.pdfId` };
  return { ...report, originalFilename: await pdfName(db, pdf, originalFilename) };
}

export default feature({
  name: "site-details",
  answers: siteDetailsAnswers,
  problems: siteDetailsProblems,
  content: [siteDetails],
  entryRules: [entryRules(rules)],
  filledTables: ["site_identity"],
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
