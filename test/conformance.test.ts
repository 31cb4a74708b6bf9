import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { features } from "../src/features/index.server";
import { currentSiteRevision } from "../src/platform/db/site-revision.server";
import type { Endpoint } from "../src/platform/http/contract";
import { BOTH_ENGINES, openApp, type TestApp, USERNAME } from "./app";
import { filledPath } from "./filled-path";
import { samples } from "./samples";

// Every call of every feature is held to the contract's conventions, by being in the list of features.
const endpoints = features.flatMap(({ name, contract }) =>
  Object.entries(contract).map(([call, endpoint]) => ({ title: `${name}.${call}`, endpoint })),
);
const open = endpoints.filter(({ endpoint }) => endpoint.access === "public");
const forStaff = endpoints.filter((each) => !open.includes(each));
const changing = endpoints.filter(({ endpoint }) => endpoint.method !== "GET");
const readings = endpoints.filter(({ endpoint }) => endpoint.kind === "get");
const withJson = changing.filter(({ endpoint }) => endpoint.body === "json");

const Problem = z.strictObject({
  message: z.string().min(1),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
  requestId: z.string().min(1),
});

const FROM_ELSEWHERE = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };

describe.each(BOTH_ENGINES)("every call on %s", (engine) => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp(engine);
    staff = await app.login();
  });
  afterAll(() => app.close());

  const send = (endpoint: Endpoint, headers: Record<string, string> = {}, json: unknown = {}) =>
    endpoint.method === "GET"
      ? app.call("GET", endpoint.path, { headers })
      : app.call(endpoint.method, filledPath(endpoint, json), { headers, json });

  /** The address of a call that reads, with a sample of what it has to be asked with. */
  const askable = async (title: string, endpoint: Endpoint) => {
    const input = (await samples[title]?.(app, staff)) ?? {};
    return `${filledPath(endpoint, input)}?${new URLSearchParams(input as Record<string, string>)}`;
  };

  it.each(open.filter(({ endpoint }) => endpoint.method === "GET"))(
    "$title answers somebody signed out",
    async ({ title, endpoint }) => {
      expect((await app.call("GET", await askable(title, endpoint))).status).toBe(200);
    },
  );

  it.each(readings)(
    "$title has a strong ETag, and is for no cache of others",
    async ({ title, endpoint }) => {
      const path = await askable(title, endpoint);
      const first = await app.call("GET", path, { headers: staff });
      expect(first.status).toBe(200);
      const isForAll = endpoint.access === "public" && title !== "accounts.session";
      expect(first.headers.get("cache-control")).toBe(isForAll ? "no-cache" : "no-store");
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await app.call("GET", path, { headers: { ...staff, "If-None-Match": etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      if (!isForAll) return;
      const compressible = { headers: { ...staff, "Accept-Encoding": "gzip, br" } };
      expect((await app.call("GET", path, compressible)).headers.get("etag")).toBe(etag);
    },
  );

  it.each(endpoints.filter(({ endpoint }) => endpoint.kind === "write"))(
    "$title is journalled, and clears the page cache unless visitors see nothing of it",
    async ({ title, endpoint }) => {
      const make = samples[title];
      if (!make) throw new Error(`test/samples.ts has no input for ${title}`);
      const input = await make(app, staff);
      const page = async () => new Response("<p>old</p>", { headers: { "Content-Type": "text/html" } });
      await app.deps.pages.find("eng /", "eng", page);
      const entries = () =>
        app.deps.db.selectFrom("journal").select(["feature", "author", "snapshot"]).orderBy("id").execute();
      const before = await entries();
      const revision = await currentSiteRevision(app.deps.db);

      const answer = await send(endpoint, staff, input);

      // The content API answers what it has saved.
      const isContent = endpoint.path.startsWith("/api/content/");
      expect(await answer.json()).toMatchObject(
        isContent && !title.endsWith(".order") ? { id: expect.any(String) } : { message: "success" },
      );
      expect(app.deps.pages.peek("eng /") !== undefined).toBe(endpoint.preservesPageCache ?? false);
      expect(await currentSiteRevision(app.deps.db)).toBe(
        endpoint.preservesPageCache ? revision : revision + 1,
      );
      const [entry, ...more] = (await entries()).slice(before.length);
      expect(more).toEqual([]);
      const { type } = input as { type?: string };
      const owner = features.find(({ content = [] }) => content.some(({ name }) => name === type))?.name;
      expect(entry).toMatchObject({ feature: owner ?? title.split(".")[0], author: USERNAME });
      expect(JSON.parse(entry?.snapshot ?? "")).toMatchObject({ _id: expect.any(String) });
    },
  );

  // No database is asked before these answers: both would say the same.
  if (engine === "sqlite") {
    it.each(forStaff)("$title needs a session, whatever the body", async ({ endpoint }) => {
      for (const body of [{}, { anything: [1, 2] }]) {
        const answer = await send(endpoint, {}, body);
        expect(answer.status).toBe(401);
        expect(Problem.parse(await answer.json()).message).toBe(
          "You are signed out. Please login to access the CMS.",
        );
      }
    });

    it.each(changing)("$title refuses another site", async ({ endpoint }) => {
      for (const [name, value] of Object.entries(FROM_ELSEWHERE)) {
        const answer = await send(endpoint, { ...staff, [name]: value });
        expect(answer.status).toBe(403);
        Problem.parse(await answer.json());
      }
    });

    it.each(endpoints)("$title refuses other methods", async ({ endpoint }) => {
      const answer = await app.call("PATCH", endpoint.path, { headers: staff });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toContain(endpoint.method);
      Problem.parse(await answer.json());
    });

    it.each(withJson)("$title says what is wrong with a body", async ({ endpoint }) => {
      const broken = await app.call(endpoint.method, endpoint.path, {
        headers: { ...staff, "Content-Type": "application/json" },
        body: "{",
      });
      expect(broken.status).toBe(400);
      Problem.parse(await broken.json());
      const list = await send(endpoint, staff, []);
      expect(list.status).toBe(400);
      const form = await app.call(endpoint.method, endpoint.path, { headers: staff, body: new FormData() });
      expect(form.status).toBe(415);
    });

    it.each(
      endpoints.filter(({ endpoint, title }) => endpoint.kind === "write" && title !== "previews.revokeLink"),
    )("$title names the path of every wrong field", async ({ endpoint }) => {
      const answer = await send(endpoint, staff, {});
      expect(answer.status).toBe(400);
      expect(Problem.parse(await answer.json()).errors?.length).toBeGreaterThan(0);
    });
  }

  it("answers problems in the language of the cookie", async () => {
    const answer = await app.call("GET", "/api/nothing", { headers: { Cookie: "lang=tra" } });
    expect(answer.status).toBe(404);
    expect((await answer.json()).message).toBe("此網址沒有內容。");
  });

  it("logged no error meanwhile", () => expect(app.errors()).toEqual([]));
});
