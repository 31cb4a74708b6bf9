import { recordActions } from "../../core/content/handlers.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { type Lang, localized } from "../../core/locale/lang";
import { organization } from "./definition";
import { ADVISORS, CHAIRMAN, type DemoPerson, DIRECTORS, PATRONS, STAFF, TRUSTEE } from "./demo-people";

export const seedOrganization: DemoSeed = async () => async (tx, journal) => {
  const texts = localized((lang) => ({
    patrons: people(PATRONS, lang),
    founder: CHAIRMAN[lang],
    trustee: TRUSTEE[lang],
    members: DIRECTORS.map((name) => name[lang]).join("\n"),
    advisors: ADVISORS.map((name) => name[lang]).join("\n"),
    staff: people(STAFF, lang),
  }));
  const author = { username: "demo" };
  const { _id, version } = await recordActions(organization).save(texts, {}, { db: tx, staff: author }, "");
  await journal("organization", "edit", _id, { _id, version });
};

const people = (list: readonly DemoPerson[], lang: Lang) =>
  list.map(({ name, title }, order) => ({ order, name: name[lang], title: title[lang] }));
