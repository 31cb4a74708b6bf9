import { expect, it } from "vitest";
import { emptyOf } from "../field";
import { choice, flag, group, image, inEachLanguage, line, richText } from "../kinds";
import { changedParts } from "./changes";

const type = {
  shared: {
    cover: image(),
    kind: choice(["talk", "walk"]),
    starred: flag(),
    bank: group({ name: inEachLanguage(line()), number: line() }),
  },
  texts: { title: line(), body: richText() },
};
const words = {
  kind: { label: "Kind", options: { talk: "A talk", walk: "A walk" } },
  bank: { label: "Bank", fields: { name: "Name", number: "Number" } },
  title: "Title",
  body: "Text",
};
const empty = {
  ...emptyOf(type.shared),
  eng: emptyOf(type.texts),
  tra: emptyOf(type.texts),
  sim: emptyOf(type.texts),
};
const changes = (before: object, after: object) =>
  changedParts(type, words, "eng", { before: { ...empty, ...before }, after: { ...empty, ...after } });

it("finds nothing in the same version, nor in what a former edition of the program did not have", () => {
  expect(changes({}, {})).toEqual([]);
  expect(changedParts(type, words, "eng", { before: {}, after: empty })).toEqual([]);
});

it("names texts by their field and language, rich ones block by block", () => {
  const before = { tra: { title: "舊", body: "<p>One</p><p>Two &amp; three</p>" } };
  const after = { tra: { title: "新", body: "<p>One</p><p>Two</p>" } };
  expect(changes(before, after)).toEqual([
    { path: "tra.title", label: "Title", lang: "tra", before: ["舊"], after: ["新"] },
    { path: "tra.body", label: "Text", lang: "tra", before: ["One", "Two & three"], after: ["One", "Two"] },
  ]);
});

it("shows options by their names, flags by a mark, pictures by their ids, and nested fields with their parents", () => {
  const named = { ...empty.bank, name: { eng: "A bank", tra: "", sim: "" } };
  const after = { cover: "a-picture", kind: "walk", starred: true, bank: { ...named, number: "12" } };
  expect(changes({}, after)).toEqual([
    { path: "cover", label: "cover", before: [], after: ["a-picture"] },
    { path: "kind", label: "Kind", before: ["A talk"], after: ["A walk"] },
    { path: "starred", label: "starred", before: ["–"], after: ["✓"] },
    { path: "bank.name.eng", label: "Bank: Name", lang: "eng", before: [], after: ["A bank"] },
    { path: "bank.number", label: "Bank: Number", before: [], after: ["12"] },
  ]);
});
