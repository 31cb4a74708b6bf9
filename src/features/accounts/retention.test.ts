import { expect, it } from "vitest";
import { openApp, PASSWORD, USERNAME } from "../../../test/app";
import { switchOn } from "../../../test/second-step";
import { deleteOldLogins } from "./feature.server";

it("deletes what a login left behind, once it is over", async () => {
  const app = await openApp();
  const { staff } = await switchOn(app);
  const json = { username: USERNAME, password: PASSWORD };
  expect((await app.call("POST", "/api/login", { json })).status).toBe(200);
  const tables = app.deps.db.$extendTables<Record<string, { id: string }>>();
  const storedRows = async () => {
    const count = async (table: string) => (await tables.selectFrom(table).select("id").execute()).length;
    return [await count("staff_session"), await count("staff_verification")];
  };
  const run = (hours: number) =>
    deleteOldLogins(app.deps, new Date(Date.now() + hours * 60 * 60 * 1000), new AbortController().signal);
  const before = await storedRows();
  expect(before[1]).toBeGreaterThan(1); // the login that waits for its code, and the code that was used
  await run(0);
  expect(await storedRows()).toEqual(before);
  await run(1);
  expect(await storedRows()).toEqual([1, 0]);
  expect((await app.call("GET", "/api/sessions", { headers: staff })).status).toBe(200);
  await run(13);
  expect(await storedRows()).toEqual([0, 0]);
  await app.close();
});
