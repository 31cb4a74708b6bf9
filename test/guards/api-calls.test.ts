import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { appTests } from "../app-tests";
import { apiCalls, CALLS_FILE, listCalls } from "./api-calls";

const { app } = appTests("sqlite");

it("lists the calls as the contracts have them (npm run docs:api writes the list)", () => {
  expect(readFileSync(CALLS_FILE, "utf8")).toBe(listCalls());
});

/** The description of the API, which does not describe itself. */
const DESCRIPTION = ["GET /api/docs", "GET /api/openapi.json"];

it("mounts each call of the list, and no other under /api", () => {
  const nameless = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, "{}");
  const listed = apiCalls().map(({ method, path }) => `${method} ${nameless(path)}`);
  const mounted = app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${nameless(path)}`);
  expect(listed.filter((call) => !mounted.includes(call))).toEqual([]);
  const underApi = mounted.filter((call) => call.includes(" /api/") && !call.endsWith("*"));
  expect(underApi.filter((call) => !listed.includes(call) && !DESCRIPTION.includes(call))).toEqual([]);
});
