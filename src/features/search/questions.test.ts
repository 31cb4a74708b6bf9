import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES, openApp, type TestApp } from "../../../test/app";
import { prepare } from "../../prepare.server";
import { QUESTIONS } from "./testing/questions";

const FORMS = ["tra", "sim", "eng"] as const;

interface Answer {
  results: { kind: string; id: string; title: string; url: string }[];
  total: number;
}

/** The first ten of each engine, by what was asked. */
const orders = new Map<string, string[]>();

describe.each(BOTH_ENGINES)("the demo charity's answers on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp(engine);
    await prepare({ ...app.deps, config: { ...app.deps.config, demoContent: true } });
  }, 120_000);
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const ask = async (words: string): Promise<Answer> =>
    (await app.call("GET", `/api/search?lang=eng&q=${encodeURIComponent(words)}`)).json();
  const isRight = ({ title, url }: Answer["results"][number], right: string) =>
    right.startsWith("/") ? url.split("#")[0] === right : title === right;

  it("have what is right among the first ten, for 0.95 of all questions", async () => {
    const recalls: number[] = [];
    const missing: string[] = [];
    for (const { right, ...forms } of QUESTIONS) {
      for (const form of FORMS) {
        const { results } = await ask(forms[form]);
        const found = right.filter((each) => results.some((result) => isRight(result, each)));
        recalls.push(found.length / right.length);
        missing.push(
          ...right.filter((each) => !found.includes(each)).map((each) => `${forms[form]}: ${each}`),
        );
        orders.set(
          `${engine} ${forms[form]}`,
          results.map(({ kind, title }) => `${kind}: ${title}`),
        );
      }
    }
    const recall = recalls.reduce((sum, each) => sum + each, 0) / recalls.length;
    expect(recall, missing.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it("are the same first five in all three scripts", async () => {
    const different: string[] = [];
    for (const forms of QUESTIONS) {
      const [tra, sim, eng] = await Promise.all(
        FORMS.map(async (form) => (await ask(forms[form])).results.slice(0, 5).map(({ title }) => title)),
      );
      if (JSON.stringify(tra) !== JSON.stringify(sim))
        different.push(`${forms.tra} / ${forms.sim}: ${tra} / ${sim}`);
      if (JSON.stringify(tra) !== JSON.stringify(eng))
        different.push(`${forms.tra} / ${forms.eng}: ${tra} / ${eng}`);
    }
    expect(different).toEqual([]);
  });
});

it("stand in the same order on both engines", () => {
  const [first = "", ...others] = BOTH_ENGINES;
  for (const [asked, order] of orders) {
    if (!asked.startsWith(`${first} `)) continue;
    for (const other of others) expect(orders.get(asked.replace(first, other)), asked).toEqual(order);
  }
});
