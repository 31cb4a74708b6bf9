import type { RouterContextProvider } from "react-router";
import { siteConfig } from "../../../charity/site.config";
import type { SiteDetails } from "../../../charity/site-details";
import type { Database } from "../../db/database.server";
import { lastShown } from "../kept/last-shown.server";

type SiteDetailsTables = {
  /** One row; `details` is JSON, null until the first save. */
  site_details: { id: string; details: string | null; annual_report_id: string | null; version: number };
};

/** The charity's details with what a save needs to know of them. */
export interface StoredDetails {
  _id: string;
  details: SiteDetails;
  version: number;
}

/**
 * The charity's details on one connection. They are here and not in their feature because every page, and
 * every e-mail of any feature, says them.
 */
export function siteDetailsStore(database: Database) {
  const db = database.$extendTables<SiteDetailsTables>();
  return {
    /** What was saved last; before the first save, the values of charity/site.config.ts. */
    read: async (): Promise<StoredDetails> => {
      const row = await db.selectFrom("site_details").selectAll().executeTakeFirstOrThrow();
      const saved: Partial<SiteDetails> = JSON.parse(row.details ?? "{}");
      return { _id: row.id, details: { ...siteConfig, ...saved }, version: row.version };
    },

    /** Replaces all of it if the version still is the one before `version`; tells whether it was. */
    replace: async ({ _id, details, version }: StoredDetails): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("site_details")
        .set({
          details: JSON.stringify(details),
          annual_report_id: details.annualReport.pdfId,
          version,
        })
        .where("id", "=", _id)
        .where("version", "=", version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** The charity's details as visitors should see them now. */
export const readSiteDetails = async (db: Database): Promise<SiteDetails> =>
  (await siteDetailsStore(db).read()).details;

/** The details for a page: while the database is away, as this process showed them last. */
export const siteDetailsFor = async (context: Readonly<RouterContextProvider>): Promise<SiteDetails> =>
  (await lastShown(context, "site details", readSiteDetails)) ?? siteConfig;
