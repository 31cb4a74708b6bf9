import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { createApp } from "../../app.server";

const { app, staff } = appTests();

const texts = (header: string) => ({
  date: "2024-05-05",
  eng: { header, content: "<p>We went to the harbour.</p>" },
  tra: { header, content: "<p>我們去了海濱。</p>" },
  sim: { header, content: "<p>我们去了海滨。</p>" },
});

it("takes ten statements to save news, eleven to add it, and four more for session and transaction", async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = createApp({ ...app.deps, db: app.deps.db.withPlugin(counting) });
  const send = async (method: string, path: string, json: object) => {
    statements = 0;
    const answer = await counted.request(`http://localhost:3000/api/content/news${path}`, {
      method,
      headers: { ...staff, "Content-Type": "application/json" },
      body: JSON.stringify({ ...json, publish: {} }),
    });
    expect(answer.status).toBeLessThan(300);
    expect(statements).toBeGreaterThan(5);
    return answer.json();
  };
  const { id, revision } = await send("POST", "", { content: texts("A day") });
  expect(statements).toBeLessThanOrEqual(11);
  await send("PUT", `/${id}`, { content: texts("Another day"), revision });
  expect(statements).toBeLessThanOrEqual(10);
});
