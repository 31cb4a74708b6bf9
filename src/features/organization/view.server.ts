import { publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { type ShownBlock, shownBlock } from "../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { linesOf } from "../../platform/shapes";
import { type OrganizationEntry, type OrganizationText, organization } from "./definition";

interface Person {
  name: string;
  title: string;
}

/** The people of the charity as a reader of one language gets them: what that language lacks, in another. */
export interface OrganizationView {
  patrons: ShownBlock<Person[]>;
  founder: ShownBlock<string>;
  trustee: ShownBlock<string>;
  members: ShownBlock<string[]>;
  advisors: ShownBlock<string[]>;
  staff: ShownBlock<Person[]>;
}

/** The parts as a reader of `lang` gets them: where that language has nothing, the whole part in another. */
export function organizationView(entry: OrganizationEntry, lang: Lang): OrganizationView {
  const of = <Part>(part: (text: OrganizationText) => Part) => localized((each) => part(entry[each]));
  return {
    patrons: shownPeople(
      of(({ patrons }) => patrons),
      lang,
    ),
    founder: shownLine(
      of(({ founder }) => founder),
      lang,
    ),
    trustee: shownLine(
      of(({ trustee }) => trustee),
      lang,
    ),
    members: shownNames(
      of(({ members }) => linesOf(members)),
      lang,
    ),
    advisors: shownNames(
      of(({ advisors }) => linesOf(advisors)),
      lang,
    ),
    staff: shownPeople(
      of(({ staff }) => staff),
      lang,
    ),
  };
}

const shownLine = (texts: Localized, lang: Lang): ShownBlock<string> =>
  shownBlock(texts, lang, { has: (text) => text !== "", mapTexts: (text, map) => map(text) });

const shownNames = (lists: Localized<string[]>, lang: Lang): ShownBlock<string[]> =>
  shownBlock(lists, lang, { has: (list) => list.length > 0, mapTexts: (list, map) => list.map(map) });

const shownPeople = (lists: Localized<Person[]>, lang: Lang): ShownBlock<Person[]> =>
  shownBlock(lists, lang, {
    has: (list) => list.length > 0,
    mapTexts: (list, map) => list.map(({ name, title }) => ({ name: map(name), title: map(title) })),
  });

/** Who runs the charity, and which revision of the record says so. */
export interface ShownOrganization {
  people: OrganizationView;
  version: number;
}

/** Who runs the charity, as a reader of `lang` gets it. */
export async function aboutOrganization(db: Database, lang: Lang): Promise<ShownOrganization> {
  const entry = await publishedRecord(db, organization);
  return { people: organizationView(entry, lang), version: entry.version };
}
