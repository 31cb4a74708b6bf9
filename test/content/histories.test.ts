import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carryOutDue } from "../../src/content/schedule/due.server";
import { published } from "../../src/content/store/published.server";
import { features } from "../../src/features/index.server";
import { news } from "../../src/features/news/definition";
import { sma } from "../../src/features/sma/definition";
import { smaTerms } from "../../src/features/sma-terms/definition";
import { LANGS, type Lang, type Localized, localized } from "../../src/platform/locale/lang";
import { BOTH_ENGINES, openApp, type TestApp } from "../app";
import { loginAs } from "../roles";
import { contentApi } from "./entries";
import { EntryModel } from "./entry-model";

const HOUR = 3_600_000;
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);

const text = fc.constantFrom("", "one", "two", "three");
const content = fc.record({ eng: text, tra: text, sim: text });
const langs = fc.subarray([...LANGS], { minLength: 1 });

type Step =
  | { act: "draft"; content: Localized }
  | { act: "save"; content: Localized; langs: Lang[] }
  | { act: "ask"; content: Localized; langs: Lang[] }
  | { act: "publish" | "unpublish" | "plan"; langs: Lang[] }
  | { act: "restore"; back: number }
  | { act: "remove" | "untrash" | "pass" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant("draft" as const), content }),
  fc.record({ act: fc.constantFrom("save" as const, "ask" as const), content, langs }),
  fc.record({ act: fc.constantFrom("publish" as const, "unpublish" as const, "plan" as const), langs }),
  fc.record({ act: fc.constant("restore" as const), back: fc.nat(3) }),
  fc.record({ act: fc.constantFrom("remove" as const, "untrash" as const, "pass" as const) }),
);

/** Types of which an entry needs one text in one language, and its field. */
const TYPES = [
  { type: news, field: "header" },
  { type: sma, field: "title" },
  { type: smaTerms, field: "name" },
];

describe.each(BOTH_ENGINES)("a history of an entry on %s", (engine) => {
  let app: TestApp;
  let staff: Record<string, string>;
  let writer: Record<string, string>;
  beforeAll(async () => {
    app = await openApp(engine);
    staff = await app.login();
    writer = (await loginAs(app, "writer")).headers;
  });
  afterAll(() => app.close());

  const review = (on: boolean) =>
    app.call("POST", "/api/setPublishingRule", { headers: staff, json: { review: on } });

  describe.each(TYPES)("of $type.name", ({ type, field }) => {
    const given = (texts: Localized) => localized((lang) => ({ [field]: texts[lang] }));
    const shown = async (id: string): Promise<Localized | undefined> => {
      const entry = await published(app.deps.db, type).find(id);
      return entry && localized((lang) => (entry[lang] as Record<string, unknown>)[field] as string);
    };

    /** Takes one step by the API and by the model; gives what the API did of it. */
    async function take(id: string, model: EntryModel, said: Step): Promise<void> {
      const api = contentApi(app, staff, type.name);
      const revision = async () => (await api.read(id)).body.revision as number;
      switch (said.act) {
        case "draft":
        case "save": {
          if (model.isDeleted) return;
          const publish = said.act === "save" ? { langs: said.langs } : undefined;
          const { status, body } = await api.save(id, await revision(), given(said.content), publish);
          expect(status).toBe(model.saves(said.content, publish?.langs ?? []) ? 200 : 400);
          if (status === 200) model.revisions.push({ revision: body.revision, content: said.content });
          return;
        }
        case "ask": {
          if (model.isDeleted || model.planned.length > 0) return;
          await review(true);
          const own = contentApi(app, writer, type.name);
          const asked = await own.save(id, await revision(), given(said.content), { langs: said.langs });
          await review(false);
          expect(asked.status).toBe(model.saves(said.content, []) ? 200 : 400);
          if (asked.status !== 200) return;
          model.revisions.push({ revision: asked.body.revision, content: said.content });
          expect(await shown(id)).toEqual(model.shown);
          const json = { type: type.name, id, version: asked.body.revision };
          const approved = await app.call("POST", "/api/approve", { headers: staff, json });
          expect(approved.status).toBe(model.publishes(said.langs) ? 200 : 400);
          return;
        }
        case "publish": {
          const { status } = await api.publish(id, { langs: said.langs });
          expect(status < 300).toBe(model.publishes(said.langs));
          return;
        }
        case "unpublish": {
          const { status } = await api.unpublish(id, { langs: said.langs });
          expect(status < 300).toBe(model.unpublishes(said.langs));
          return;
        }
        case "plan": {
          const at = new Date(Date.now() + HOUR).toISOString();
          const { status } = await api.publish(id, { langs: said.langs, at });
          expect(status < 300).toBe(model.plans(said.langs));
          return;
        }
        case "restore": {
          const former = model.revisions.at(-1 - said.back);
          if (!former || model.isDeleted) return;
          const { status, body } = await api.restore(id, { revision: former.revision });
          expect(status).toBe(model.saves(former.content, []) ? 200 : 400);
          if (status === 200) model.revisions.push({ revision: body.revision, content: former.content });
          return;
        }
        case "remove":
          expect((await api.remove(id)).status < 300).toBe(model.removes());
          return;
        case "untrash":
          expect((await api.restore(id)).status < 300).toBe(model.untrashes());
          return;
        case "pass":
          await carryOutDue(app.deps, features, new Date(Date.now() + 2 * HOUR));
          model.timePasses();
      }
    }

    it("gives visitors after each step what a plain model says", { timeout: 60 * 60_000 }, async () => {
      const history = fc.array(step, { minLength: 4, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const first = { eng: "one", tra: "", sim: "" };
          const { body } = await contentApi(app, staff, type.name).create(given(first));
          const model = new EntryModel(first, body.revision);
          for (const each of steps) {
            await take(body.id, model, each);
            expect(await shown(body.id), JSON.stringify(each)).toEqual(model.shown);
          }
        }),
        { numRuns: RUNS, ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }) },
      );
      expect(app.errors()).toEqual([]);
    });
  });
});
