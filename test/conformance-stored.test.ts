import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { FULL } from "../e2e/fixtures/drill";
import { type AnyContent, type ContentType, contentList } from "../src/content/definition";
import type { Field, Fields } from "../src/content/field";
import { amount, choice, date, groups, line } from "../src/content/kinds";
import { contentRegistry } from "../src/content/registry/content-registry.server";
import { formOf, restoredForm } from "../src/content/staff/form-conversion";
import { deriveEntries } from "../src/content/store/derive-entries.server";
import { newest, published } from "../src/content/store/published.server";
import { contentStore } from "../src/content/store/store.server";
import type { ContentTables } from "../src/content/store/tables.server";
import { features } from "../src/features/index.server";
import { sma } from "../src/features/sma/definition";
import type { Endpoint } from "../src/platform/http/contract";
import { LANGS, localized } from "../src/platform/locale/lang";
import { ONE_ENGINE, openApp, type TestApp } from "./app";
import { appTests } from "./app-tests";

// A type that gets a new field has entries that were stored without it. Here each field of each type is taken out of
// what is stored of an entry, wherever it stands in it, and every call is asked for what is left.

type Values = Record<string, unknown>;

/** Something in every place that a stored value of a schema has. */
function filled(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, of]) => [name, filled(of as z.ZodType)]),
    );
  if (schema instanceof z.ZodArray)
    return [filled(schema.element as z.ZodType), filled(schema.element as z.ZodType)];
  if (schema instanceof z.ZodNullable) return filled(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodBoolean) return false;
  return "";
}

/** Something in every place of a field, with two rows where it is a list. */
function fieldValue(field: Field): unknown {
  const { kind, fields, isList, input, output } = field;
  if (kind === "custom") {
    const value = filled(output);
    return output.safeParse(value).success ? value : field.empty();
  }
  if (fields && isList)
    return [0, 1].map((order) => ({ ...(field.isAligned && { order }), ...valuesOf(fields) }));
  if (fields) return valuesOf(fields);
  return kind === "date" ? "2026-01-05T00:00:00.000Z" : (input.safeParse(field.sample).data ?? field.empty());
}

const valuesOf = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, fieldValue(field)])
      .filter(([, value]) => value !== undefined),
  );

const contentOf = ({ shared, texts }: ContentType) =>
  ({ ...valuesOf(shared), ...localized(() => valuesOf(texts)) }) as AnyContent;

/** The paths of all that has a name in a value; `*` is each row of a list. */
function pathsIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((row) => pathsIn(row, `${path}*.`)))];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    `${path}${name}`,
    ...pathsIn(part, `${path}${name}.`),
  ]);
}

/** The value without what stands at a path. */
function without(value: unknown, [name = "", ...rest]: readonly string[]): unknown {
  if (name === "*") return (value as unknown[]).map((row) => without(row, rest));
  const { [name]: part, ...others } = value as Values;
  return rest.length === 0 ? others : { ...others, [name]: without(part, rest) };
}

/** Of a field that each language has, the first language alone: the three are read by the same lines. */
const isAskedOnce = (path: string) => !path.startsWith("tra.") && !path.startsWith("sim.");

const depthOf = (path: string) => path.split(".").length;

/** Tells whether a call asks for an entry of whatever type. */
const isOfEntry = (input: z.ZodType) => input instanceof z.ZodObject && "type" in input.shape;

const registry = contentRegistry(features);
const ownerOf = (type: ContentType) => features.find(({ content = [] }) => content.includes(type));

const types = [...new Set(registry.map(({ type }) => type))].filter(ownerOf);
const named = types.map((type) => ({ name: type.id ?? type.name, type }));

interface Case {
  name: string;
  type: ContentType;
  /** What is taken out of what is stored. */
  paths: readonly string[];
}

/** Each field alone in the drill; else all that stand at the same depth, as `bank` and `bank.accountName.eng` do not. */
const cases = named.flatMap(({ name, type }): Case[] => {
  const paths = pathsIn(contentOf(type)).filter(isAskedOnce);
  const some = FULL ? paths.map((path) => [path]) : [...Map.groupBy(paths, depthOf).values()];
  return some.map((each) => ({ name: `${name}: ${each.join(" ")}`, type, paths: each }));
});

const readings = features.flatMap(({ name, contract }) =>
  Object.values(contract)
    .filter(({ kind }) => kind === "get")
    .map((endpoint) => ({ feature: name, endpoint })),
);

/** The inputs with which calls ask for an entry, of which each call takes one, or for all. */
const asking = (type: ContentType, id: string): Values[] => [
  { type: type.name, id, version: "1" },
  { type: type.name, id, from: "eng", to: "tra", what: "all" },
  { type: type.name, id },
  ...("one" in type ? [{ [`${type.one}_id`]: id }] : []),
  { q: "Words" },
  {},
];

describe("an entry stored without a field", () => {
  let app: TestApp;
  let staff: Record<string, string>;
  beforeAll(async () => {
    app = await openApp();
    staff = await app.login();
    app.deps.preview.renderBy(async ({ db }) => {
      const said = registry.map(({ type }) => published(db, type).all());
      return new Response(`<html><body>${JSON.stringify(await Promise.all(said))}</body></html>`);
    });
  });
  afterAll(() => app.close());

  /** Stores a published version and a draft, of both what `left` gives, as a former program did. */
  const store = async (type: ContentType, left: (content: unknown) => unknown): Promise<string> => {
    const { db } = app.deps;
    const own = "one" in type ? undefined : (type.id ?? type.name);
    const content = contentOf(type);
    const tables = db.$extendTables<ContentTables>();
    for (const table of ["entry", "entry_version"] as const) {
      const former = tables.deleteFrom(table).where("type", "=", type.name);
      const isOneOfSeveral = type.id !== undefined;
      await (isOneOfSeveral ? former.where("id", "=", own ?? "") : former).execute();
    }
    const id = await db.transaction().execute(async (tx) => {
      const entries = contentStore(tx, type);
      const first = await entries.add(content as never, { author: "mei" }, own);
      const draft = { author: "mei", unpublishedLangs: LANGS };
      await entries.replace(first._id, first.version, content as never, draft);
      return first._id;
    });
    const rows = await tables.selectFrom("entry_version").selectAll().where("id", "=", id).execute();
    for (const { number, content: kept } of rows) {
      const version = tables
        .updateTable("entry_version")
        .set({ content: JSON.stringify(left(JSON.parse(kept))) });
      await version.where("type", "=", type.name).where("id", "=", id).where("number", "=", number).execute();
    }
    await tables.updateTable("entry").set({ derived: 0 }).where("type", "=", type.name).execute();
    await deriveEntries(db, [type]);
    return id;
  };

  const ask = async ({ path, input, output }: Endpoint, asked: readonly Values[]) => {
    const given = asked.find((each) => input.safeParse(each).success);
    if (!given || path.includes("{")) return;
    const address = `${path}?${new URLSearchParams(given as Record<string, string>)}`;
    const answer = await app.call("GET", address, { headers: staff });
    const said = await answer.text();
    const logged = JSON.stringify(app.errors());
    expect({ address, status: answer.status }, `${address} ${said} ${logged}`).toEqual({
      address,
      status: 200,
    });
    if (!answer.headers.get("content-type")?.includes("json")) return;
    expect({ address, ...z.object({ a: output }).safeParse({ a: JSON.parse(said) }).error }).toEqual({
      address,
    });
  };

  const askAll = async (
    type: ContentType,
    id: string,
    some: (feature: string, endpoint: Endpoint) => boolean,
  ) => {
    const asked = asking(type, id);
    for (const { feature, endpoint } of readings) if (some(feature, endpoint)) await ask(endpoint, asked);
  };

  const act = async (type: ContentType, id: string, acts: Readonly<Record<string, Values>>) => {
    for (const [call, json] of Object.entries(acts)) {
      const path = call === "preview" ? "/api/preview" : `/api/content/${type.name}/${id}/${call}`;
      const given = { headers: staff, json: { ...json, ...(call === "preview" && { type: type.name, id }) } };
      const answer = await app.call("POST", path, given);
      // What is left may lack what a save of its type must have, or that by which it is found: that is said.
      const logged = JSON.stringify(app.errors());
      expect([200, 400, 404], `${call} ${await answer.text()} ${logged}`).toContain(answer.status);
    }
  };

  it.each(cases)("$name", async ({ type, paths }) => {
    const less = (content: unknown) => paths.reduce((left, path) => without(left, path.split(".")), content);
    const id = await store(type, less);
    const own = ownerOf(type)?.name;
    await askAll(
      type,
      id,
      (feature, { path: address }) => feature === own || address.startsWith("/api/content/"),
    );
    await act(type, id, { publish: {} });
  });

  it.each(named)("$name: all of them", async ({ type }) => {
    const id = await store(type, () => ({}));
    const own = ownerOf(type)?.name;
    await askAll(type, id, (feature, { input }) => feature === own || (!type.isForStaff && isOfEntry(input)));
    const acts = { preview: { lang: "eng" }, restore: { revision: 1 }, publish: {}, unpublish: {} };
    await act(type, id, acts);
  });
});

describe("what was typed into the form of an entry under a former edition", () => {
  // The form of a topic is of its own shape.
  it.each(named.filter(({ type }) => type !== (sma as ContentType)))("$name has every field", ({ type }) => {
    const form = formOf(type, contentOf(type));
    const paths = pathsIn(form);
    for (const path of paths) {
      const typed = without(form, path.split(".")) as object;
      const restored = restoredForm(type, typed, form);
      expect(pathsIn(restored).sort(), path).toEqual(paths.toSorted());
    }
  });
});

const words = {
  ...{ screen: "Leaflets", list: "Leaflets", listIntro: "", add: "Add", edit: "Edit", submit: "", saved: "" },
  ...{ deleted: "", none: { text: "" } },
};

const before = contentList({
  name: "leaflets",
  one: "leaflet",
  shared: {},
  texts: { header: line() },
  complete: ["header"],
  order: "newest",
  title: (leaflet, lang) => leaflet[lang].header,
  view: (id) => `/leaflets#${id}`,
  words: localized(() => ({ ...words, fields: { header: "Header" } })) as never,
});

const now = contentList({
  name: "leaflets",
  one: "leaflet",
  complete: ["header"],
  title: (leaflet, lang) => leaflet[lang].header,
  view: (id) => `/leaflets#${id}`,
  shared: { size: choice(["A5", "A4"]), on: date(() => ({ from: 2000, to: 2100 })), cost: amount() },
  texts: { header: line(), subtitle: line(), places: groups({ name: line() }) },
  order: "newest",
  summary: (leaflet) => ({ subtitle: localized((lang) => leaflet[lang].subtitle) }),
  words: before.words as never,
});

describe.each(ONE_ENGINE)("a type that gets more fields on %s", (engine) => {
  const { app } = appTests(engine);

  it("reads its old entries with all of them blank, and finds and lists them by these", async () => {
    const { db } = app.deps;
    await db.transaction().execute(async (tx) => {
      const content = localized(() => ({ header: "Living with SMA" }));
      await contentStore(tx, before).add(content as never, { author: "mei" });
    });
    await deriveEntries(db, [now]);

    const leaflet = { header: "Living with SMA", subtitle: "", places: [] };
    const whole = { size: "A5", on: "", cost: 0, eng: leaflet, tra: leaflet, sim: leaflet };
    expect(await published(db, now).all()).toMatchObject([whole]);
    const parts: string[] = [];
    for await (const some of published(db, now).inParts()) parts.push(...some);
    expect(parts.map((entry) => JSON.parse(entry))).toMatchObject([whole]);
    const { cards } = await newest(db, now).cards({ limit: 5, offset: 0 }, { facet: "size:A5" });
    expect(cards).toMatchObject([{ subtitle: { eng: "", tra: "", sim: "" }, flags: [] }]);
  });
});
