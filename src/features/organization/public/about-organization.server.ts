import { publishedRecord } from "../../../core/content/store/published.server";
import type { Database } from "../../../core/db/database.server";
import type { Lang } from "../../../core/locale/lang";
import type { OrganizationView } from "../contract";
import { organization } from "../definition";
import { organizationView } from "../view.server";

/** Who runs the charity, and which version of the record says so. */
export interface ShownOrganization {
  people: OrganizationView;
  version: number;
}

/** Who runs the charity, as a reader of `lang` gets it. */
export async function aboutOrganization(db: Database, lang: Lang): Promise<ShownOrganization> {
  const entry = await publishedRecord(db, organization);
  return { people: organizationView(entry, lang), version: entry.version };
}
