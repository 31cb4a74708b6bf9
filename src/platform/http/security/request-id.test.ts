import { afterAll, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../../test/app";

let app: TestApp;
beforeAll(async () => {
  app = await openApp("sqlite");
});
afterAll(() => app.close());

it.each([
  ["GET", "/api/notes", 200],
  ["GET", "/api/nowhere", 404],
  ["POST", "/api/login", 400],
  ["GET", "/api/content/notes", 401],
  ["GET", "/media/nowhere", 404],
])("%s %s (%i) carries the id of its request, and no other one", async (method, path, status) => {
  const sent = { "X-Request-Id": "of-a-client", "Content-Type": "application/json" };
  const answer = await app.call(method, path, { headers: sent, ...(method === "POST" && { body: "{}" }) });
  const id = answer.headers.get("x-request-id");
  expect([answer.status, id]).toEqual([status, expect.stringMatching(/^[\da-f-]{36}$/)]);
  if (status >= 400) expect((await answer.json()).requestId).toBe(id);
});
