import { describe, expect, it } from "vitest";
import { checkForm, picturesOf, textLocations } from "../src/content/checks/check-form";
import { repaired, textAt, withText } from "../src/content/checks/check-text";
import { knowing, picture } from "../src/content/checks/testing/known";
import type { ContentType } from "../src/content/definition";
import { emptyOf, type Field, type Fields } from "../src/content/field";
import type { GroupField, LocalizedField } from "../src/content/kinds/group";
import { features } from "../src/features/index.server";
import { LANGS, localized } from "../src/platform/locale/lang";
import { charityPairs, demoPairs } from "./conversion/own-texts";

const PICTURE = "0123456789abcdef0123456789abcdef";

const types: { name: string; type: ContentType }[] = features.flatMap(({ content = [] }) =>
  content.map((type) => ({
    name: "id" in type ? `${type.name} ${type.id}` : type.name,
    type: type as ContentType,
  })),
);

/** The number of texts and pictures that a field has in one language, where each list has one row. */
function countOf(field: Field, inLanguage: boolean): { texts: number; pictures: number } {
  const sum = (fields: Fields) =>
    Object.values(fields)
      .map((each) => countOf(each, inLanguage))
      .reduce((one, other) => ({ texts: one.texts + other.texts, pictures: one.pictures + other.pictures }), {
        texts: 0,
        pictures: 0,
      });
  switch (field.kind) {
    case "richText":
    case "line":
    case "text":
      return { texts: inLanguage ? 1 : 0, pictures: 0 };
    case "image":
    case "images":
      return { texts: 0, pictures: 1 };
    case "imageSlots":
      return { texts: 0, pictures: (field as Field & { slots: number }).slots };
    case "group":
    case "groups":
    case "parallelGroups":
      return sum((field as GroupField<Fields>).fields);
    case "localized":
      return { texts: 3 * countOf((field as LocalizedField<Field>).of, true).texts, pictures: 0 };
    default:
      return { texts: 0, pictures: 0 };
  }
}

/** A value of a field in which every text says `words` and every picture is one that nobody has described. */
function filled(field: Field, words: string): unknown {
  const all = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, filled(each, words)]));
  switch (field.kind) {
    case "richText":
      return `<p>${words}</p>`;
    case "line":
    case "text":
      return words;
    case "image":
      return PICTURE;
    case "images":
      return [PICTURE];
    case "imageSlots":
      return (field.empty() as unknown[]).map(() => PICTURE);
    case "group":
      return all((field as GroupField<Fields>).fields);
    case "groups":
    case "parallelGroups":
      return [{ order: 0, ...all((field as GroupField<Fields>).fields) }];
    case "localized":
      return localized(() => filled((field as LocalizedField<Field>).of, words));
    default:
      return field.empty();
  }
}

const contentOf = ({ shared, texts }: ContentType, words: string) => {
  const all = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, filled(each, words)]));
  return { ...all(shared), ...localized(() => all(texts)) };
};

const countIn = (fields: Fields, inLanguage: boolean) =>
  Object.values(fields).map((each) => countOf(each, inLanguage));

const total = (counts: { texts: number; pictures: number }[], what: "texts" | "pictures") =>
  counts.reduce((sum, count) => sum + count[what], 0);

describe.each(types)("the checks of $name", ({ type }) => {
  const shared = countIn(type.shared, false);
  const texts = countIn(type.texts, true);

  it("look at every text and every picture that the definition has", () => {
    const places = textLocations(type, contentOf(type, "words"));
    const pictures = places.filter(({ kind }) => kind === "picture");
    expect(pictures).toHaveLength(total(shared, "pictures") + 3 * total(texts, "pictures"));
    expect(places.length - pictures.length).toBe(total(shared, "texts") + 3 * total(texts, "texts"));
  });

  it("find a word that is avoided in each of its texts, and each picture that nobody has described", () => {
    const known = knowing({ [PICTURE]: picture() });
    const content = contentOf(type, "suffers from 殘廢 残废");
    const found = checkForm(type, content, known).filter(({ check }) => check !== "scriptOther");
    const count = total(shared, "texts") + 3 * total(texts, "texts");
    expect(found.filter(({ check }) => check === "wordAvoided")).toHaveLength(count);
    // The same picture everywhere, of which the library says it once; or a field beside it asks what it says.
    const pictures = total(shared, "pictures") + 3 * total(texts, "pictures");
    expect(found.filter(({ check }) => check === "pictureUndescribed")).toHaveLength(Math.min(1, pictures));
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    if (total(shared, "pictures") > 0) expect(picturesOf(type, content)).toEqual([PICTURE]);
  });

  it("reach each text by its path, to make it right there and nowhere else", () => {
    const content = contentOf(type, "suffers from 殘廢 残废");
    const repairable = checkForm(type, content, knowing()).filter(({ edits }) => edits);
    expect(repairable.length).toBe((2 * (total(shared, "texts") + 3 * total(texts, "texts"))) / 3);
    for (const finding of repairable) {
      const after = repaired(content, finding.path, finding.edits ?? []);
      expect(textAt(after, finding.path)).toContain(finding.better);
      expect(withText(after, finding.path, textAt(content, finding.path) ?? "")).toEqual(content);
    }
  });

  it("find nothing in an entry that says nothing", () => {
    const empty = { ...emptyOf(type.shared), ...localized(() => emptyOf(type.texts)) };
    expect(checkForm(type, empty, knowing())).toEqual([]);
  });
});

it("look at most types, and at rich text among them", () => {
  const rich = types.filter(({ type }) => Object.values(type.texts).some(({ kind }) => kind === "richText"));
  expect(types.length).toBeGreaterThan(15);
  expect(rich.length).toBeGreaterThan(2);
});

it("find neither a character of the other script nor a word to avoid in what the charity itself has written", () => {
  const type = { shared: {}, texts: { text: { kind: "text" } } } as unknown as ContentType;
  const pairs = [...charityPairs(), ...demoPairs()];
  expect(pairs.length).toBeGreaterThan(500);
  const found = pairs.flatMap((pair) => {
    const form = Object.fromEntries(LANGS.map((lang) => [lang, { text: lang === "eng" ? "" : pair[lang] }]));
    return checkForm(type, form, knowing()).map(({ check, said, lang, path }) => ({
      ...{ check, said, lang },
      text: textAt(form, path)?.slice(0, 60),
    }));
  });
  const long = found.filter(({ check }) => check === "sentenceLong");
  process.stderr.write(`of ${2 * pairs.length} paragraphs ${long.length} have a long sentence\n`);
  expect(found.filter(({ check }) => check !== "sentenceLong")).toEqual([]);
  expect(long.length).toBeLessThan(pairs.length / 20);
});
