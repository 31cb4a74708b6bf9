import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../src/app.server";
import { features } from "../src/features/index.server";
import { openApp, type TestApp } from "./app";

const KB = 1024;
const calls = features.flatMap(({ name, contract }) =>
  Object.entries(contract).map(([call, endpoint]) => ({ title: `${name}.${call}`, endpoint })),
);
const withText = calls.filter(({ endpoint }) => endpoint.kind !== "get" && endpoint.body !== "file");
const byStaff = withText.filter(({ endpoint }) => endpoint.access !== "public");

// What is refused here is refused before any database is asked for more than the session.
let app: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await openApp("sqlite");
  staff = await app.login();
});
afterAll(async () => {
  expect(app.errors()).toEqual([]);
  await app.close();
});

it.each(withText)(
  "$title takes no more than 1 MB, however it is sent",
  async ({ endpoint: { method, path } }) => {
    const json = { filler: "x".repeat(1024 * KB) };
    const told = { ...staff, "Content-Length": String(JSON.stringify(json).length) };
    for (const headers of [staff, told]) {
      const answer = await app.call(method, path, { headers, json });
      expect([answer.status, (await answer.json()).message]).toEqual([
        413,
        expect.stringContaining("at most 1 MB"),
      ]);
    }
  },
);

it("holds few bodies of strangers that are larger than any message, and takes others meanwhile", async () => {
  const senders: ReadableStreamDefaultController[] = [];
  const contact = (size: number, rest?: "held") => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify({ filler: "x".repeat(size) })));
        if (rest) senders.push(controller);
        else controller.close();
      },
    });
    const headers = { "Content-Type": "application/json" };
    const sent = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    return createApp(app.deps).request(new Request("http://localhost:3000/api/contact", sent));
  };
  const held = Array.from({ length: 16 }, () => contact(200 * KB, "held"));
  await expect.poll(async () => (await contact(200 * KB)).status).toBe(503);
  expect((await contact(100 * KB)).status).toBe(400);
  for (const sender of senders) sender.close();
  expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([400]));
  expect((await contact(200 * KB)).status).toBe(400);
});

it.each(byStaff)("$title reads nothing of what a stranger sends", async ({ endpoint: { method, path } }) => {
  let read = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        read += 1;
        controller.enqueue(new Uint8Array(KB));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "application/json" };
  const sent = { method, headers, body, duplex: "half" } as RequestInit;
  const answer = await createApp(app.deps).request(new Request(`http://localhost:3000${path}`, sent));
  expect([answer.status, read]).toEqual([401, 0]);
});

it.each(byStaff.filter(({ endpoint }) => endpoint.asksPassword))(
  "$title, which asks for the password, cannot be called without",
  async ({ endpoint: { method, path } }) => {
    const answer = await app.call(method, path, { headers: staff, json: {} });
    const { errors }: { errors: { path: string }[] } = await answer.json();
    expect([answer.status, errors.map((each) => each.path)]).toEqual([
      400,
      expect.arrayContaining(["password"]),
    ]);
  },
);
