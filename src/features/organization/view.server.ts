import { type ShownBlock, shownBlock } from "../../core/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../core/locale/lang";
import type { Combined, OrganizationView } from "./contract";

interface Person {
  name: string;
  title: string;
}

/** What a reader of `lang` gets of each part: where that language has nothing, the whole part in another. */
export function organizationView(combined: Combined, lang: Lang): OrganizationView {
  const { patrons, staff } = peopleOf(combined);
  const texts = (part: "founder" | "trustee") => localized((each) => combined[each][part]);
  const lists = (part: "membersSplit" | "advisorsSplit") => localized((each) => combined[each][part]);
  return {
    patrons: shownPeople(patrons, lang),
    founder: shownLine(texts("founder"), lang),
    trustee: shownLine(texts("trustee"), lang),
    members: shownNames(lists("membersSplit"), lang),
    advisors: shownNames(lists("advisorsSplit"), lang),
    staff: shownPeople(staff, lang),
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

/** The lists whose names carry their language, under one name. */
function peopleOf({ eng, tra, sim }: Combined): { patrons: Localized<Person[]>; staff: Localized<Person[]> } {
  return {
    patrons: {
      eng: eng.engPatron.map(patron),
      tra: tra.traPatron.map(patron),
      sim: sim.simPatron.map(patron),
    },
    staff: { eng: eng.engStaff.map(worker), tra: tra.traStaff.map(worker), sim: sim.simStaff.map(worker) },
  };
}

const patron = (one: { patronName: string; patronTitle: string }): Person => ({
  name: one.patronName,
  title: one.patronTitle,
});

const worker = (one: { staffName: string; staffTitle: string }): Person => ({
  name: one.staffName,
  title: one.staffTitle,
});
