import * as z from "zod";
import { inputsOf, outputsOf } from "../content/kinds/group";
import { changed, saveEntry } from "../content/save/save-entry.server";
import { publishedRecord } from "../content/store/published.server";
import { type OrganizationText, organization, people } from "../features/organization/definition";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { type Localized, localized } from "../platform/locale/lang";
import { editedVersion, linesOf } from "../platform/shapes";

const { patrons: _patrons, staff: _staff, ...texts } = organization.texts;
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
type Combined = z.infer<typeof Combined>;

const TextInput = inputsOf(texts);
/** The input of a save; `membersSplit` and `advisorsSplit` are ignored, as they follow from the texts. */
const CombinedInput = z.object({
  eng: TextInput.extend({ engStaff: staff.input, engPatron: patrons.input }).prefault({} as never),
  tra: TextInput.extend({ traStaff: staff.input, traPatron: patrons.input }).prefault({} as never),
  sim: TextInput.extend({ simStaff: staff.input, simPatron: patrons.input }).prefault({} as never),
});

const contract = {
  current: get("/api/orgStructure", {
    summary: "Who runs the charity, by language; always one entry",
    input: z.object({}),
    output: z.object({
      orgStructure: z
        .array(z.object({ _id: z.string(), combined: Combined, version: z.number().int() }))
        .length(1),
    }),
  }),
  replace: write("/api/addorgstructure", {
    access: "content",
    ofType: "organization",
    summary: "Replace who runs the charity",
    input: z.object({ combined: CombinedInput, version: editedVersion }),
    output: z.object({ message: z.literal("success") }),
  }),
};

const handlers: Handlers<typeof contract> = {
  current: async (_, { db }) => {
    const { _id, version, ...entry } = await publishedRecord(db, organization);
    return { orgStructure: [{ _id, combined: combinedOf(entry), version }] };
  },

  replace: async ({ combined, version }, call) => {
    const given = contentOf(combined);
    return changed(
      "edit",
      await saveEntry({ type: organization }, { given, version }, call, "combined."),
      {},
    );
  },
};

function combinedOf({ eng, tra, sim }: Localized<OrganizationText>): Combined {
  return {
    eng: { ...linesIn(eng), engStaff: staffOf(eng), engPatron: patronsOf(eng) },
    tra: { ...linesIn(tra), traStaff: staffOf(tra), traPatron: patronsOf(tra) },
    sim: { ...linesIn(sim), simStaff: staffOf(sim), simPatron: patronsOf(sim) },
  };
}

const linesIn = ({ patrons: _, staff: __, ...own }: OrganizationText) => ({
  ...own,
  membersSplit: linesOf(own.members),
  advisorsSplit: linesOf(own.advisors),
});

const patronsOf = ({ patrons: all }: OrganizationText) =>
  all.map(({ order, name, title }) => ({ order, patronName: name, patronTitle: title }));

const staffOf = ({ staff: all }: OrganizationText) =>
  all.map(({ order, name, title }) => ({ order, staffName: name, staffTitle: title }));

function contentOf({ eng, tra, sim }: z.output<typeof CombinedInput>): Localized<OrganizationText> {
  const lists = {
    eng: { patrons: eng.engPatron, staff: eng.engStaff },
    tra: { patrons: tra.traPatron, staff: tra.traStaff },
    sim: { patrons: sim.simPatron, staff: sim.simStaff },
  };
  const lines = { eng, tra, sim };
  return localized((lang) => {
    const { founder, trustee, members, advisors } = lines[lang];
    return {
      ...{ founder, trustee, members, advisors },
      patrons: lists[lang].patrons.map(({ order, patronName: name, patronTitle: title }) => ({
        ...{ order, name, title },
      })),
      staff: lists[lang].staff.map(({ order, staffName: name, staffTitle: title }) => ({
        ...{ order, name, title },
      })),
    };
  });
}

/** The fixed calls of who runs the charity. */
export const organizationCalls = answers(contract, handlers);
