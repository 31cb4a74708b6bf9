import { bytesOf } from "../../core/demo/inlined-file";
import type { DemoSeed } from "../../core/demo/seed.server";
import { siteDetailsStore } from "../../core/site/frame/site-details.server";

const FILENAME = "kapok-annual-report-2020.pdf";

/** The values of charity/site.config.ts, and an annual report to download. */
export const seedSiteDetails: DemoSeed = async ({ file }) => {
  const pdf = await import("./demo/annual-report.pdf?url&inline");
  const pdfId = await file(bytesOf(pdf.default), FILENAME);
  return async (tx, journal) => {
    const store = siteDetailsStore(tx);
    const { _id, details, version } = await store.read();
    const annualReport = { ...details.annualReport, pdfId, originalFilename: FILENAME };
    const saved = { _id, details: { ...details, annualReport }, version: version + 1 };
    await store.replace(saved);
    await journal("site-details", "edit", _id, { _id, ...saved.details, version: saved.version });
  };
};
