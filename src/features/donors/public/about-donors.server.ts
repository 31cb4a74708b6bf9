import { publishedRecord } from "../../../content/store/published.server";
import type { Database } from "../../../platform/db/database.server";
import { shownLang } from "../../../platform/locale/fallback.server";
import type { Lang } from "../../../platform/locale/lang";
import { donors } from "../definition";

/** Names of donors as one reader sees them. */
export interface ShownDonors {
  names: string[];
  /** The language that all of them are in. */
  lang: Lang;
}

/**
 * The names in `lang`; when it has none, the whole list of the first language that has some, unchanged:
 * names are not converted between scripts, because people write theirs as they do.
 */
export async function aboutDonors(db: Database, lang: Lang): Promise<ShownDonors> {
  const thanked = await publishedRecord(db, donors);
  const shown = shownLang(lang, (candidate) => thanked[candidate].names.length > 0);
  return { names: thanked[shown].names, lang: shown };
}
