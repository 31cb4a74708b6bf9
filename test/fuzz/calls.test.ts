import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { drilledOn, sized } from "../../e2e/fixtures/drill";
import { features } from "../../src/features/index.server";
import type { Endpoint } from "../../src/platform/http/contract";
import { openApp, PASSWORD, type TestApp } from "../app";
import { samples } from "../samples";
import { expectAnswer } from "./expect-answer";
import { hostileString, hostileValue } from "./hostile";
import { fieldsOf, shapedInput, withOneChanged } from "./shapes";

/** FUZZ_RUNS asks for more than the gate has time for, FUZZ_SEED for others or for one that failed. */
const numRuns = Number(process.env.FUZZ_RUNS ?? sized(1, 5));
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const runs = { numRuns, seed, endOnFailure: true };

const calls = features.flatMap(({ name, contract }) =>
  Object.entries(contract).map(([call, endpoint]) => ({ title: `${name}.${call}`, endpoint })),
);
const reading = calls.filter(({ endpoint }) => endpoint.kind === "get");
const withJson = calls.filter(({ endpoint }) => endpoint.kind !== "get" && endpoint.body === "json");
const others = calls.filter(({ endpoint }) => endpoint.body !== "json");

describe.each(drilledOn("postgres"))("whatever is sent on %s", (engine) => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp(engine);
    staff = await app.login();
  });
  beforeEach(async () => {
    await sql`delete from login_throttle`.execute(app.deps.db); // which wrong logins and passwords have filled
    // A call may have ended the session, and so may a well-aimed guess.
    const { authenticated } = await (await app.call("GET", "/api/session", { headers: staff })).json();
    if (!authenticated) staff = await app.login();
    app.errors();
  });
  afterAll(() => app.close());

  async function send({ method, path }: Endpoint, given: unknown, options: Parameters<TestApp["call"]>[2]) {
    const address = path.replace(/\{\w+\}/g, "x");
    const headers = { ...staff, "X-Forwarded-For": "192.0.2.1", ...options?.headers };
    const answer = await app.call(method, address + (typeof given === "string" ? given : ""), {
      ...options,
      headers,
    });
    await expectAnswer(answer, path, JSON.stringify(given) ?? "", app.errors());
    return answer;
  }

  it.each(withJson)("$title answers in good order", async ({ title, endpoint }) => {
    const sample = await samples[title]?.(app, staff);
    const bodies = [shapedInput(endpoint.input), hostileValue.filter((value) => value !== undefined)];
    // Else nothing but the question for the password would ever be tried.
    const meant = endpoint.asksPassword ? bodies.map((each) => each.map(withPassword)) : [];
    const body = fc.oneof(...bodies, ...meant, ...(sample ? [withOneChanged(sample)] : []));
    await fc.assert(
      fc.asyncProperty(body, async (json) => void (await send(endpoint, json, { json }))),
      runs,
    );
  });

  it.each(withJson)("$title is not lost in a body without a bottom", async ({ endpoint }) => {
    const body = `{"${fieldsOf(endpoint.input)[0] ?? "x"}":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    await send(endpoint, {}, { body, headers: { "Content-Type": "application/json" } });
  });

  it.each(reading)("$title answers in good order", async ({ endpoint }) => {
    const query = shapedInput(endpoint.input).map((given) => given as Record<string, unknown>);
    await fc.assert(
      fc.asyncProperty(query, hostileString, async (given, other) => {
        const pairs = Object.entries(given).map(([name, value]) => [name, String(value)]);
        await send(endpoint, `?${new URLSearchParams([...pairs, [other, other], ...pairs.slice(0, 1)])}`, {});
      }),
      runs,
    );
  });

  it.each(others)("$title takes files and texts of any kind", async ({ endpoint }) => {
    const part = fc.tuple(fc.constantFrom("file", "", "__proto__"), hostileString, fc.uint8Array());
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 3 }), hostileString, async (parts, text) => {
        const form = new FormData();
        for (const [name, filename, bytes] of parts) form.append(name, new File([bytes], filename));
        await send(endpoint, filenames(parts), { body: form });
        const boundary = { "Content-Type": "multipart/form-data; boundary=x" };
        await send(endpoint, {}, { body: `--x\r\n${text}\r\n\r\n--x--`, headers: boundary });
        await send(endpoint, {}, { body: text, headers: { "Content-Type": "application/json" } });
      }),
      runs,
    );
  });

  it("no method and no content type brings anything out of order", async () => {
    const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND");
    const type = fc.constantFrom("", "text/plain", "application/json; charset=utf-16", "multipart/form-data");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        method,
        type,
        hostileString,
        async (call, way, kind, text) => {
          const { endpoint } = call;
          if (call.title === "accounts.logout") return;
          const body = ["GET", "HEAD"].includes(way) ? {} : { body: text };
          await send(
            { ...endpoint, method: way as "GET" },
            {},
            { ...body, headers: { "Content-Type": kind } },
          );
        },
      ),
      { ...runs, numRuns: numRuns * 20 },
    );
  });

  it("what was stored is what the calls that read promise", async () => {
    for (const { endpoint } of reading.filter(({ endpoint }) => endpoint.input.safeParse({}).success)) {
      const answer = await send(endpoint, "", {});
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 200]);
      expect(
        endpoint.output.safeParse(
          await app.call("GET", endpoint.path, { headers: staff }).then((each) => each.json()),
        ).success,
      ).toBe(true);
    }
  });
});

const withPassword = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, password: PASSWORD } : body;

const filenames = (parts: readonly (readonly [string, string, Uint8Array])[]) =>
  parts.map(([, name]) => ({ name }));
