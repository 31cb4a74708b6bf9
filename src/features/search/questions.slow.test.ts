import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drilledOn } from "../../../e2e/fixtures/drill";
import { openApp, type TestApp } from "../../../test/app";
import { prepare } from "../../prepare.server";
import { QUESTIONS } from "./testing/questions";

const ENGINES = drilledOn("sqlite");
const FORMS = ["tra", "sim", "eng"] as const;

interface Answer {
  results: { kind: string; id: string; title: string; url: string }[];
  total: number;
}

/** The first ten results of each engine, by query. */
const found = new Map<string, Answer["results"]>();
const foundFor = (engine: string, words: string) => found.get(`${engine} ${words}`) ?? [];

describe.each(ENGINES)("the demo charity's answers on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp(engine);
    await prepare({ ...app.deps, config: { ...app.deps.config, demoContent: true } });
    for (const forms of QUESTIONS) {
      for (const form of FORMS) found.set(`${engine} ${forms[form]}`, (await ask(forms[form])).results);
    }
  }, 120_000);
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const ask = async (words: string): Promise<Answer> =>
    (await app.call("GET", `/api/search?lang=eng&q=${encodeURIComponent(words)}`)).json();
  const isRight = ({ title, url }: Answer["results"][number], right: string) =>
    right.startsWith("/") ? url.split("#")[0] === right : title === right;

  it("have what is right among the first ten, for 0.95 of all questions", () => {
    const recalls: number[] = [];
    const missing: string[] = [];
    for (const { right, ...forms } of QUESTIONS) {
      for (const form of FORMS) {
        const results = foundFor(engine, forms[form]);
        const lacks = right.filter((each) => !results.some((result) => isRight(result, each)));
        recalls.push(1 - lacks.length / right.length);
        missing.push(...lacks.map((each) => `${forms[form]}: ${each}`));
      }
    }
    const recall = recalls.reduce((sum, each) => sum + each, 0) / recalls.length;
    expect(recall, missing.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it("are the same first five in all three scripts", () => {
    const different: string[] = [];
    for (const forms of QUESTIONS) {
      const [tra, ...others] = FORMS.map((form) =>
        JSON.stringify(
          foundFor(engine, forms[form])
            .slice(0, 5)
            .map(({ title }) => title),
        ),
      );
      for (const other of others) if (other !== tra) different.push(`${forms.tra}: ${tra} / ${other}`);
    }
    expect(different).toEqual([]);
  });
});

it("are in the same order on all engines", () => {
  const kinds = (engine: string, words: string) =>
    foundFor(engine, words).map(({ kind, title }) => `${kind}: ${title}`);
  const [first = "", ...others] = ENGINES;
  for (const forms of QUESTIONS) {
    for (const form of FORMS) {
      const words = forms[form];
      expect(foundFor(first, words).length, words).toBeGreaterThan(0);
      for (const other of others) expect(kinds(other, words), words).toEqual(kinds(first, words));
    }
  }
});
