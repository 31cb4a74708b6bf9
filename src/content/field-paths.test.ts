import { expect, it } from "vitest";
import { entryFieldPaths, formFieldPaths, leavesOf, mapLeaves } from "./field-paths";
import { group, groups, image, inEachLanguage, line, parallelGroups, richText } from "./kinds";

const type = {
  shared: {
    cover: image(),
    rows: groups({ name: inEachLanguage(line()) }),
  },
  texts: {
    lead: group({ title: line(), body: richText() }),
    people: parallelGroups({ name: line() }),
  },
};
const said = (word: string) => ({ lead: { title: word, body: "" }, people: [{ name: word, order: 0 }] });
const content = {
  ...{ cover: "a", rows: [{ name: { eng: "E", tra: "T", sim: "S" } }] },
  ...{ eng: said("e"), tra: said("t"), sim: said("s") },
};

it("finds the parts of an entry: those of a group one by one, and a list as a whole", () => {
  expect(entryFieldPaths(type, content).map(({ path }) => path)).toEqual([
    ...["eng.lead.title", "eng.lead.body", "eng.people"],
    ...["tra.lead.title", "tra.lead.body", "tra.people"],
    ...["sim.lead.title", "sim.lead.body", "sim.people"],
    ...["cover", "rows"],
  ]);
});

it("finds in them the fields that have no others in them, each with its language", () => {
  const found = entryFieldPaths(type, content).flatMap(leavesOf);
  const names = found.filter(({ path }) => path.includes("name"));
  expect(names.map(({ path, lang, value }) => [path, lang, value])).toEqual([
    ["eng.people.0.name", "eng", "e"],
    ["tra.people.0.name", "tra", "t"],
    ["sim.people.0.name", "sim", "s"],
    ["rows.0.name.eng", "eng", "E"],
    ["rows.0.name.tra", "tra", "T"],
    ["rows.0.name.sim", "sim", "S"],
  ]);
});

it("finds the same in the shape of a form, where a row comes before its languages", () => {
  const people = [{ eng: { name: "e" }, tra: { name: "t" }, sim: { name: "s" } }];
  const found = formFieldPaths({ shared: {}, texts: { people: type.texts.people } }, { people });
  expect(found.map(({ path, value }) => [path, value])).toEqual([
    ["people.0.eng.name", "e"],
    ["people.0.tra.name", "t"],
    ["people.0.sim.name", "s"],
  ]);
});

it("makes other values at their places, and leaves what is not given and all that stays", async () => {
  const { cover: _, ...given } = content;
  const made = await mapLeaves(type, given, ({ value }) => (value === "S" ? null : value));
  expect(made).toEqual({ ...given, rows: [{ name: { eng: "E", tra: "T", sim: null } }] });
  expect(made.eng).toBe(given.eng);
});
