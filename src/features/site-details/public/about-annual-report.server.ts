import { mediaRegistry } from "../../../media/registry.server";
import type { Database } from "../../../platform/db/database.server";
import { pdfUrl } from "../../../platform/media-urls";
import { readSiteDetails } from "../../../site/frame/site-details.server";

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
