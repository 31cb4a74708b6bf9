import type { Database } from "../../../core/db/database.server";
import { shownLang } from "../../../core/locale/fallback.server";
import type { Lang } from "../../../core/locale/lang";
import { donorsStore } from "../store.server";

/** Names of donors as one reader sees them. */
export interface ShownDonors {
  names: string[];
  /** The language that all of them are in. */
  lang: Lang;
}

/**
 * The names in `lang`; when it has none, the whole list of the first language that has some, as it stands:
 * names are not converted between scripts, because people write theirs as they do.
 */
export async function aboutDonors(db: Database, lang: Lang): Promise<ShownDonors> {
  const donors = await donorsStore(db).read();
  const shown = shownLang(lang, (candidate) => donors[candidate].length > 0);
  return { names: donors[shown], lang: shown };
}
