import type { AnnualReport } from "../../charity/site-details";
import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { pdfName } from "../../core/media/pdf-name.server";
import { type StoredDetails, siteDetailsStore } from "../../core/site/frame/site-details.server";
import { siteDetailsContract } from "./contract";

const siteDetailsHandlers: Handlers<typeof siteDetailsContract> = {
  read: async (_, { db }) => ({ siteDetails: flat(await siteDetailsStore(db).read()) }),

  edit: async ({ version, ...details }, { db }) => {
    const annualReport = await withFileName(db, details.annualReport);
    const store = siteDetailsStore(db);
    const before = await store.read();
    const next = (version ?? before.version) + 1;
    const saved = { _id: before._id, details: { ...details, annualReport }, version: next };
    if (!(await store.replace(saved))) throw new Problem(409, "overtaken");
    return { entityId: saved._id, action: "edit", snapshot: flat(saved), answer: { message: "success" } };
  },
};

export const siteDetailsAnswers = answers(siteDetailsContract, siteDetailsHandlers);

/** @throws {Problem} 400 when the PDF is not a stored one. */
async function withFileName(db: Database, report: AnnualReport): Promise<AnnualReport> {
  const { pdfId, originalFilename } = report;
  if (pdfId === null) return { ...report, originalFilename: "" };
  const pdf = { id: pdfId, path: "annualReport.pdfId" };
  return { ...report, originalFilename: await pdfName(db, pdf, originalFilename) };
}

function flat({ _id, details, version }: StoredDetails) {
  return { _id, ...details, social: [...details.social], version };
}
