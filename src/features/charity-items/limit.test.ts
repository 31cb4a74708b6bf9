import { expect, it } from "vitest";
import { openApp } from "../../../test/app";
import { uploadPhoto } from "../../../test/photo";
import { ITEMS_AT_MOST } from "./contract";

it("takes so many charity items and no more, neither new nor brought back", async () => {
  const app = await openApp("sqlite");
  const staff = await app.login();
  const call = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const item = { coverId: [await uploadPhoto(app, staff)], eng: { name: "Pin" } };
  const { item_id } = await (await call("POST", "/api/addCharityItem", { item })).json();
  await call("DELETE", "/api/deleteCharityItem", { item_id });

  const text = JSON.stringify({ name: "Pin", tag: "", desc: "" });
  const rows = Array.from({ length: ITEMS_AT_MOST }, (_, position) => ({
    ...{ id: `many-${position}`, position, price: "", version: 1 },
    ...{ eng: text, tra: text, sim: text },
  }));
  const db = app.deps.db.$extendTables<{ charity_item: (typeof rows)[number] }>();
  await db.insertInto("charity_item").values(rows).execute();
  const refused = await call("POST", "/api/addCharityItem", { item });
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringMatching(/^The list is full/),
  ]);
  expect((await call("POST", "/api/restoreCharityItem", { item_id })).status).toBe(409);

  await db.deleteFrom("charity_item").where("position", "<", 2).execute();
  expect((await call("POST", "/api/addCharityItem", { item })).status).toBe(200);
  expect(app.errors()).toEqual([]);
  await app.close();
});
