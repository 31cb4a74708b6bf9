import { expect, it } from "vitest";
import type { AnyContent } from "../../../content/definition";
import { line, parallelGroups } from "../../../content/kinds";
import { entryTextsIn } from "./entry-texts";

const type = { shared: {}, texts: { people: parallelGroups({ name: line() }) } };
const people = (...rows: [name: string, order: number][]) => ({
  people: rows.map(([name, order]) => ({ name, order })),
});
const namesIn = (content: AnyContent) =>
  entryTextsIn(type, content).map(({ path, read }) => [path, read("eng"), read("tra"), read("sim")]);

it("has a row of an aligned list in every language, blank where one lacks it", () => {
  const eng = people(["Ann", 0], ["Bob", 1], ["Cy", 2]);
  const content = { eng, tra: people(["芷", 0], ["思", 2]), sim: people() };
  expect(namesIn(content)).toEqual([
    ["people.0.name", "Ann", "芷", ""],
    ["people.1.name", "Bob", "", ""],
    ["people.2.name", "Cy", "思", ""],
  ]);
});

it("loses no row of a list whose numbers do not rise, which goes by its own order", () => {
  const content = { eng: people(["Ann", 0], ["Bob", 0]), tra: people(["安", 0], ["博", 1]), sim: people() };
  expect(namesIn(content)).toEqual([
    ["people.0.name", "Ann", "安", ""],
    ["people.1.name", "Bob", "博", ""],
  ]);
  expect(content.eng.people.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
});
