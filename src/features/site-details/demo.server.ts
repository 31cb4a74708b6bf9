import { recordActions } from "../../core/content/handlers.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { bytesOf } from "../../core/demo/seed.server";
import { siteDetails } from "./definition";

const FILENAME = "kapok-annual-report-2020.pdf";

/** The values of charity/site.config.ts, and an annual report to download. */
export const seedSiteDetails: DemoSeed = async ({ file }) => {
  const pdf = await import("./demo/annual-report.pdf?url&inline");
  const pdfId = await file(bytesOf(pdf.default), FILENAME);
  return async (tx, journal) => {
    const actions = recordActions(siteDetails);
    const { annualReport } = await actions.read(tx);
    const given = { annualReport: { ...annualReport, pdfId, originalFilename: FILENAME } };
    const call = { db: tx, staff: { username: "demo" } };
    const { _id, version } = await actions.save(given, {}, call, "");
    await journal("site-details", "edit", _id, { _id, version });
  };
};
