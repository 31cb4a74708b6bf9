import { linesOf } from "../../core/api/shapes";
import { type Localized, localized } from "../../core/locale/lang";
import type { OrganizationText } from "./definition";
import type { Combined, CombinedGiven } from "./shapes";

/** What an entry says, as the calls have it: the lists of people carry their language in their names. */
export function combinedOf({ eng, tra, sim }: Localized<OrganizationText>): Combined {
  return {
    eng: { ...linesIn(eng), engStaff: staffOf(eng), engPatron: patronsOf(eng) },
    tra: { ...linesIn(tra), traStaff: staffOf(tra), traPatron: patronsOf(tra) },
    sim: { ...linesIn(sim), simStaff: staffOf(sim), simPatron: patronsOf(sim) },
  };
}

/** The other way round. */
export function textsOf({ eng, tra, sim }: CombinedGiven): Localized<OrganizationText> {
  const people = {
    eng: { patrons: eng.engPatron, staff: eng.engStaff },
    tra: { patrons: tra.traPatron, staff: tra.traStaff },
    sim: { patrons: sim.simPatron, staff: sim.simStaff },
  };
  const texts = { eng, tra, sim };
  return localized((lang) => {
    const { founder, trustee, members, advisors } = texts[lang];
    const { patrons, staff } = people[lang];
    return {
      patrons: patrons.map(({ order, patronName, patronTitle }) => ({
        order,
        name: patronName,
        title: patronTitle,
      })),
      founder,
      trustee,
      members,
      advisors,
      staff: staff.map(({ order, staffName, staffTitle }) => ({ order, name: staffName, title: staffTitle })),
    };
  });
}

const linesIn = ({ founder, trustee, members, advisors }: OrganizationText) => ({
  founder,
  trustee,
  members,
  advisors,
  membersSplit: linesOf(members),
  advisorsSplit: linesOf(advisors),
});

const patronsOf = ({ patrons }: OrganizationText) =>
  patrons.map(({ order, name, title }) => ({ order, patronName: name, patronTitle: title }));

const staffOf = ({ staff }: OrganizationText) =>
  staff.map(({ order, name, title }) => ({ order, staffName: name, staffTitle: title }));
