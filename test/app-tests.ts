import { afterAll, beforeAll, expect } from "vitest";
import type { Engine } from "../src/platform/db/open.server";
import { openApp, type TestApp } from "./app";

/**
 * One app and one session for all tests of the `describe` that calls this: opened before them, closed after
 * them, when nothing may have been logged as an error.
 */
export function appTests(engine: Engine = "sqlite"): { app: TestApp; staff: Record<string, string> } {
  let opened: TestApp | undefined;
  const there = () => {
    if (!opened) throw new Error("The app is opened before the tests run.");
    return opened;
  };
  const app: TestApp = {
    get deps() {
      return there().deps;
    },
    get routes() {
      return there().routes;
    },
    call: (...request) => there().call(...request),
    login: () => there().login(),
    errors: () => there().errors(),
    close: () => there().close(),
  };
  const staff: Record<string, string> = {};
  beforeAll(async () => {
    opened = await openApp(engine);
    Object.assign(staff, await app.login());
  });
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });
  return { app, staff };
}
