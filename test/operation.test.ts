import { describe, expect, it } from "vitest";
import { createApp } from "../src/app.server";
import { appTests } from "./app-tests";

const HERE = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

describe("addresses that are only read", () => {
  const { app } = appTests("sqlite");
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) =>
    createApp(app.deps).fetch(new Request(`http://localhost:3000${path}`, { method, headers }), HERE);

  it.each(["/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/docs"])("%s", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const answer = await ask(method, path);
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
      const said = {
        message: expect.stringMatching(/method/),
        requestId: expect.any(String),
      };
      expect(await answer.json()).toEqual(said);
    }
    expect((await ask("HEAD", path)).status).toBe(200);
    expect((await ask("GET", path)).headers.get("etag")).toMatch(/^"[^"]+"$/);
  });

  it.each(["/healthz", "/readyz"])("%s is 304 for whoever knows it", async (path) => {
    const first = await ask("GET", path);
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await ask("GET", path, headers)).status).toBe(304);
  });

  it("are answered under an id of the program's own, whatever the client calls its request", async () => {
    const headers = { "X-Request-Id": "of-another-0001" };
    const { requestId } = await (await ask("POST", "/healthz", headers)).json();
    const named = (await ask("GET", "/healthz", headers)).headers.get("x-request-id");
    for (const id of [requestId, named]) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("says nothing of figures to strangers, whatever the method", async () => {
    const answer = await ask("POST", "/metrics", { "X-Forwarded-For": "203.0.113.7" });
    expect(answer.status).toBe(404);
  });
});
