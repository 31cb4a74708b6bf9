import { expect, it } from "vitest";
import { openApp } from "../../../test/app";

it.each([
  ["application/json", 400],
  ["application/json ; charset=utf-8", 400],
  ["application/ld+json", 400],
  ["application/json-seq", 415],
  ["text/json", 415],
])("reads %s as JSON or not at all", async (type, status) => {
  const app = await openApp("sqlite");
  const sent = { headers: { "Content-Type": type }, body: "{}" };
  expect((await app.call("POST", "/api/contact", sent)).status).toBe(status);
  await app.close();
});
