import type { AnnualReport } from "../../charity/site-details";
import { changed, recordActions } from "../../content/handlers.server";
import { savedWhole } from "../../content/registry/entry-calls.server";
import { pdfName } from "../../media/file-name.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { siteDetailsContract } from "./contract";
import { siteDetails } from "./definition";
import { siteDetailsProblems } from "./problems.server";

const actions = recordActions(siteDetails);

const siteDetailsHandlers: Handlers<typeof siteDetailsContract> = {
  read: async (_, { db }) => ({ siteDetails: await actions.read(db) }),

  edit: async ({ version, ...details }, call) => {
    const annualReport = await withFileName(call.db, details.annualReport);
    const { fps: before } = await actions.read(call.db);
    const fps = { reference: before.reference, ...details.fps };
    return changed("edit", await actions.save({ ...details, fps, annualReport }, { version }, call, ""), {});
  },
};

const siteDetailsAnswers = answers(siteDetailsContract, siteDetailsHandlers);

/** @throws {Problem} 400 when the PDF is not a stored one. */
async function withFileName(db: Database, report: AnnualReport): Promise<AnnualReport> {
  const { pdfId, originalFilename } = report;
  if (pdfId === null) return { ...report, originalFilename: "" };
  const pdf = { id: pdfId, path: "annualReport.pdfId" };
  return { ...report, originalFilename: await pdfName(db, pdf, originalFilename) };
}

export default feature({
  name: "site-details",
  answers: siteDetailsAnswers,
  problems: siteDetailsProblems,
  content: [siteDetails],
  entryCalls: [{ type: siteDetails, saves: savedWhole("edit") }],
  filledTables: ["site_identity"],
  demo: async (tools) => (await import("./demo.server")).seedSiteDetails(tools),
});
