import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { shownLang } from "../../platform/locale/fallback.server";
import { type Lang, localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { donors } from "./definition";

export default feature({
  name: "donors",
  content: [donors],
  demo,
});

/** Fictional names, as a charity would list them. */
const NAMES = {
  eng: [
    "Mrs Lam",
    "The Ho family",
    "Friends of the Equipment Loan Library",
    "Anonymous",
    "Suk-fan and Yuk-ping",
  ],
  tra: ["林太", "何氏家庭", "器材借用庫之友", "無名氏", "淑芬及玉萍"],
  sim: ["林太太", "何氏家庭", "器材借用库之友", "无名氏", "淑芬和玉萍"],
};

async function demo({ deps }: DemoTools): Promise<Publish> {
  return async (tx, journal) => {
    const texts = localized((lang) => ({ names: NAMES[lang] }));
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: donors }, { given: texts }, call, "");
    await journal("donors", "edit", _id, { _id, version });
  };
}

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
