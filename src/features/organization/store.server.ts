import type { Database } from "../../core/db/database.server";
import { localizedRecord } from "../../core/db/localized-record.server";
import type { Combined, Organization } from "./contract";

type OrganizationRecord = Combined & { _id: string; version: number };

/** The one record of who runs the charity. */
export function organizationStore(db: Database) {
  const record = localizedRecord<OrganizationRecord>(db, "organization");
  return {
    read: async (): Promise<Organization> => organizationOf(await record.read()),

    /** @throws {Problem} 409 when `version` is no longer the record's; without one the last save wins. */
    replace: async (combined: Combined, version?: number): Promise<Organization> =>
      organizationOf(await record.update(combined, version)),
  };
}

function organizationOf({ _id, version, ...combined }: OrganizationRecord): Organization {
  return { _id, combined, version };
}
