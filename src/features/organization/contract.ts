import * as z from "zod";
import { inputsOf, outputsOf } from "../../content/kinds/group";
import { get, write } from "../../platform/http/contract";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { editedVersion, linesOf } from "../../platform/shapes";
import { type OrganizationText, organization, people } from "./definition";

const { founder, trustee, members, advisors } = organization.texts;
const texts = { founder, trustee, members, advisors };
const patrons = people("patronName", "patronTitle");
const staff = people("staffName", "staffTitle");

const Lines = z.array(z.string());
const Text = outputsOf(texts).extend({ membersSplit: Lines, advisorsSplit: Lines });

/** The people of the charity in each language, whose lists carry it in their names and are in the order of their `order`. */
const Combined = z.object({
  eng: Text.extend({ engStaff: staff.output, engPatron: patrons.output }),
  tra: Text.extend({ traStaff: staff.output, traPatron: patrons.output }),
  sim: Text.extend({ simStaff: staff.output, simPatron: patrons.output }),
});
export type Combined = z.infer<typeof Combined>;

const TextInput = inputsOf(texts);

/** The input of a save; `membersSplit` and `advisorsSplit` are ignored, as they follow from the texts. */
const CombinedInput = z.object({
  eng: TextInput.extend({ engStaff: staff.input, engPatron: patrons.input }).prefault({} as never),
  tra: TextInput.extend({ traStaff: staff.input, traPatron: patrons.input }).prefault({} as never),
  sim: TextInput.extend({ simStaff: staff.input, simPatron: patrons.input }).prefault({} as never),
});

/** The texts of an entry, as the calls have them. */
export function combinedOf({ eng, tra, sim }: Localized<OrganizationText>): Combined {
  return {
    eng: { ...linesIn(eng), engStaff: staffOf(eng), engPatron: patronsOf(eng) },
    tra: { ...linesIn(tra), traStaff: staffOf(tra), traPatron: patronsOf(tra) },
    sim: { ...linesIn(sim), simStaff: staffOf(sim), simPatron: patronsOf(sim) },
  };
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

/** The other way round. */
export function textsOf({ eng, tra, sim }: z.output<typeof CombinedInput>): Localized<OrganizationText> {
  const people = {
    eng: { patrons: eng.engPatron, staff: eng.engStaff },
    tra: { patrons: tra.traPatron, staff: tra.traStaff },
    sim: { patrons: sim.simPatron, staff: sim.simStaff },
  };
  const lines = { eng, tra, sim };
  return localized((lang) => {
    const { founder, trustee, members, advisors } = lines[lang];
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

/** Something in the language in which a reader gets it; `from` is the one that it was converted from. */
const shown = <T extends z.ZodType>(value: T) =>
  z.object({ value, lang: z.enum(LANGS), from: z.enum(LANGS).optional() });

const shownNames = shown(Lines);
const shownPeople = shown(z.array(z.object({ name: z.string(), title: z.string() })));

/** The people of the charity as a reader of one language gets them: what that language lacks, in another. */
const OrganizationView = z.object({
  patrons: shownPeople,
  founder: shown(z.string()),
  trustee: shown(z.string()),
  members: shownNames,
  advisors: shownNames,
  staff: shownPeople,
});
export type OrganizationView = z.infer<typeof OrganizationView>;

export const organizationContract = {
  current: get("/api/orgStructure", {
    summary:
      "Who runs the charity, by language; always one entry. `shown` is what readers of each language see",
    input: z.object({}),
    output: z.object({
      orgStructure: z
        .array(z.object({ _id: z.string(), combined: Combined, version: z.number().int() }))
        .length(1),
      shown: z.object({ eng: OrganizationView, tra: OrganizationView, sim: OrganizationView }),
    }),
  }),
  replace: write("/api/addorgstructure", {
    access: "content",
    summary: "Replace who runs the charity",
    input: z.object({
      combined: CombinedInput,
      version: editedVersion,
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};
