import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { createApp } from "../../app.server";

const { app, staff } = appTests();

const texts = (header: string) => ({
  date: "2024-05-05",
  eng: { header, content: "<p>We went to the harbour.</p>" },
  tra: { header, content: "<p>我們去了海濱。</p>" },
  sim: { header, content: "<p>我们去了海滨。</p>" },
});

it("is a save of news by ten statements: with its session and its transaction, fourteen", async () => {
  const { id, revision } = (await contentApi(app, staff, "news").create(texts("A day"), {})).body;
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = createApp({ ...app.deps, db: app.deps.db.withPlugin(counting) });
  const answer = await counted.request(`http://localhost:3000/api/content/news/${id}`, {
    method: "PUT",
    headers: { ...staff, "Content-Type": "application/json" },
    body: JSON.stringify({ content: texts("Another day"), revision, publish: {} }),
  });
  expect(answer.status).toBe(200);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(10);
});
