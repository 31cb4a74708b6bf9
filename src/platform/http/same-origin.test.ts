import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";

describe.each([
  ["https://www.example.org", ["https://www.example.org", "https://localhost:3000"]],
  ["http://www.example.org", ["http://www.example.org", "http://localhost:3000"]],
])("a site at %s", (publicUrl, own) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp("sqlite", { PUBLIC_URL: publicUrl });
  });
  afterAll(() => app.close());

  it.each([
    "https://www.example.org",
    "http://www.example.org",
    "https://localhost:3000",
    "http://localhost:3000",
    "https://evil.example",
    "null",
  ])("takes what a page of %s sends if that is its own", async (origin) => {
    const { status } = await app.call("POST", "/api/contact", { json: {}, headers: { Origin: origin } });
    expect(status).toBe(own.includes(origin) ? 400 : 403);
  });
});
