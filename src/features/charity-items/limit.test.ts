import { expect, it } from "vitest";
import { openApp } from "../../../test/app";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import type { ContentTables } from "../../content/store/tables.server";
import { charityItems } from "./definition";

it("takes so many charity items and no more, neither new nor brought back", async () => {
  const app = await openApp("sqlite");
  const staff = await app.login();
  const call = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const item = { coverId: [await uploadPhoto(app, staff)], eng: { name: "Pin" } };
  const { item_id } = await (await call("POST", "/api/addCharityItem", { item })).json();
  await call("DELETE", "/api/deleteCharityItem", { item_id });

  const rows = Array.from({ length: charityItems.max ?? 0 }, (_, at) => ({
    ...{ type: charityItems.name, id: `many-${at}`, number: 1, published: 1, derived: 1 },
    ...{ sort: String(at).padStart(6, "0"), summary: "{}", deleted_at: null },
  }));
  const db = app.deps.db.$extendTables<ContentTables>();
  await db.insertInto("entry").values(rows.slice(0, 500)).execute();
  await db.insertInto("entry").values(rows.slice(500)).execute();
  const refused = await call("POST", "/api/addCharityItem", { item });
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringMatching(/Delete one first\.$/),
  ]);
  expect((await contentApi(app, staff, "charityItems").restore(item_id)).status).toBe(409);

  await db.deleteFrom("entry").where("sort", "<", "000002").execute();
  expect((await call("POST", "/api/addCharityItem", { item })).status).toBe(200);
  expect(app.errors()).toEqual([]);
  await app.close();
});
