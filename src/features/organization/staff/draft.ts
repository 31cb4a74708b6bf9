import type { InputOf } from "../../../core/api/contract";
import { LANGS, type Localized } from "../../../core/locale/lang";
import type { Organization, organizationContract } from "../contract";

export interface Person {
  name: string;
  title: string;
}

/** What the form edits in one language. Directors and advisors are one on each line. */
export interface OrganizationText {
  founder: string;
  trustee: string;
  members: string;
  advisors: string;
  patrons: Person[];
  staff: Person[];
}

export type OrganizationForm = Localized<OrganizationText>;

/** The parts of the form that are compared when somebody else saved first. */
export const PARTS = LANGS.flatMap((lang) =>
  ["patrons", "founder", "trustee", "members", "advisors", "staff"].map((field) => `${lang}.${field}`),
);

export function formOf({ combined: { eng, tra, sim } }: Organization): OrganizationForm {
  return {
    eng: textOf(eng, eng.engPatron, eng.engStaff),
    tra: textOf(tra, tra.traPatron, tra.traStaff),
    sim: textOf(sim, sim.simPatron, sim.simStaff),
  };
}

/** Whether it names nobody in any language. */
export function isEmpty(form: OrganizationForm): boolean {
  return LANGS.every((lang) => Object.values(form[lang]).every((part) => part.length === 0));
}

type Patrons = Organization["combined"]["eng"]["engPatron"];
type Staff = Organization["combined"]["eng"]["engStaff"];

function textOf(
  { founder, trustee, members, advisors }: Omit<OrganizationText, "patrons" | "staff">,
  patrons: Patrons,
  staff: Staff,
): OrganizationText {
  return {
    founder,
    trustee,
    members,
    advisors,
    patrons: patrons.map(({ patronName, patronTitle }) => ({ name: patronName, title: patronTitle })),
    staff: staff.map(({ staffName, staffTitle }) => ({ name: staffName, title: staffTitle })),
  };
}

type Combined = InputOf<(typeof organizationContract)["replace"]>["combined"];

/** The form as the save takes it: people in the order in which they stand. */
export function combinedOf({ eng, tra, sim }: OrganizationForm): Combined {
  return {
    eng: { ...eng, engPatron: patronsOf(eng), engStaff: staffOf(eng) },
    tra: { ...tra, traPatron: patronsOf(tra), traStaff: staffOf(tra) },
    sim: { ...sim, simPatron: patronsOf(sim), simStaff: staffOf(sim) },
  };
}

const patronsOf = ({ patrons }: OrganizationText): Patrons =>
  patrons.map(({ name, title }, order) => ({ order, patronName: name, patronTitle: title }));

const staffOf = ({ staff }: OrganizationText): Staff =>
  staff.map(({ name, title }, order) => ({ order, staffName: name, staffTitle: title }));
