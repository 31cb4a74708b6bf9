import type { DemoSeed } from "../../core/demo/seed.server";
import type { Lang } from "../../core/locale/lang";
import { CombinedInput } from "./contract";
import { ADVISORS, CHAIRMAN, type DemoPerson, DIRECTORS, PATRONS, STAFF, TRUSTEE } from "./demo-people";
import { organizationStore } from "./store.server";

export const seedOrganization: DemoSeed = async () => async (tx, journal) => {
  const combined = CombinedInput.parse({
    eng: { ...textOf("eng"), engPatron: patrons("eng"), engStaff: staff("eng") },
    tra: { ...textOf("tra"), traPatron: patrons("tra"), traStaff: staff("tra") },
    sim: { ...textOf("sim"), simPatron: patrons("sim"), simStaff: staff("sim") },
  });
  const organization = await organizationStore(tx).replace(combined);
  await journal("organization", "edit", organization._id, organization);
};

const textOf = (lang: Lang) => ({
  founder: CHAIRMAN[lang],
  trustee: TRUSTEE[lang],
  members: DIRECTORS.map((name) => name[lang]).join("\n"),
  advisors: ADVISORS.map((name) => name[lang]).join("\n"),
});

const patrons = (lang: Lang) =>
  PATRONS.map((one) => ({ patronName: one.name[lang], patronTitle: title(one, lang) }));

const staff = (lang: Lang) =>
  STAFF.map((one) => ({ staffName: one.name[lang], staffTitle: title(one, lang) }));

const title = (person: DemoPerson, lang: Lang) => person.title[lang];
