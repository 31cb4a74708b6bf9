import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";

interface Item {
  _id: string;
  coverId: (string | null)[];
  order: number;
  version: number;
  eng: { name: string };
}

describe("charity items", () => {
  const { app, staff } = appTests();
  let photo: string;

  beforeAll(async () => {
    photo = await uploadPhoto(app, staff);
  });
  beforeEach(async () => {
    for (const { _id } of await items()) await remove(_id);
  });

  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const items = async (): Promise<Item[]> =>
    (await (await app.call("GET", "/api/charityItems")).json()).items;
  const orders = async () => (await items()).map(({ eng, order }) => `${order} ${eng.name}`);
  const one = (id: string) => app.call("GET", `/api/getCharityItem?item_id=${id}`);
  const remove = (item_id: string) => send("DELETE", "/api/deleteCharityItem", { item_id });
  const add = (item: Record<string, unknown>) => send("POST", "/api/addCharityItem", { item });
  const added = async (name: string): Promise<string> =>
    (await (await add({ coverId: [photo], eng: { name } })).json()).item_id;
  const edit = (item: Record<string, unknown>) => send("POST", "/api/editCharityItem", { item });
  const reorder = (ids: string[]) =>
    send("POST", "/api/updateCharityOrder", { items: ids.map((_id) => ({ _id, price: "ignored" })) });

  it("adds an item last and gives it back whole, with four photo entries", async () => {
    await added("Pin");
    const second = await uploadPhoto(app, staff);
    const answer = await add({
      coverId: [photo, second],
      price: " HK$120 for two ",
      eng: { name: " Tote bag ", tag: "Sewn by hand", desc: "Cotton.\n\nWashable." },
      tra: { name: "帆布袋" },
    });
    const { message, item_id } = await answer.json();
    expect(message).toBe("success");
    expect(await (await one(item_id)).json()).toEqual({
      item: [
        {
          _id: item_id,
          coverId: [photo, second, null, null],
          price: "HK$120 for two",
          order: 1,
          eng: { name: "Tote bag", tag: "Sewn by hand", desc: "Cotton.\n\nWashable." },
          tra: { name: "帆布袋", tag: "", desc: "" },
          sim: { name: "", tag: "", desc: "" },
          version: 1,
        },
      ],
    });
    expect(await orders()).toEqual(["0 Pin", "1 Tote bag"]);
  });

  it("keeps an empty place among the photos", async () => {
    const { item_id } = await (await add({ coverId: [null, photo], sim: { name: "徽章" } })).json();
    expect((await (await one(item_id)).json()).item[0].coverId).toEqual([null, photo, null, null]);
  });

  it.each([
    [{ coverId: [] }, ["item.coverId", "item.eng.name"]],
    [{ coverId: [null], eng: { name: "x" } }, ["item.coverId"]],
    [{ coverId: ["nothing"], eng: { name: "x" } }, ["item.coverId.0"]],
    [{ coverId: ["a", "b", "c", "d", "e"], eng: { name: "x" } }, ["item.coverId"]],
    [{ price: 120, eng: { name: 1 } }, ["item.price", "item.eng.name"]],
  ])("refuses %j and names the fields", async (item, paths) => {
    const answer = await add(item);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await items()).toEqual([]);
  });

  it("says in the reader's language that a name is missing", async () => {
    const headers = { ...staff, Cookie: `${staff.Cookie ?? staff.cookie}; lang=tra` };
    const answer = await app.call("POST", "/api/addCharityItem", {
      headers,
      json: { item: { coverId: [photo] } },
    });
    expect((await answer.json()).errors[0].message).toBe("請至少以一種語言填寫名稱。");
  });

  it("replaces an item in its place, and refuses an older version", async () => {
    const [first] = [await added("First"), await added("Second")];
    const changed = { _id: first, coverId: [photo], eng: { name: "Changed" }, order: 7, version: 1 };
    expect(await (await edit(changed)).json()).toEqual({ message: "success", item_id: first });
    expect(await orders()).toEqual(["0 Changed", "1 Second"]);
    expect((await edit({ ...changed, eng: { name: "Too late" } })).status).toBe(409);
    const { version: _, ...unversioned } = changed;
    expect((await edit({ ...unversioned, eng: { name: "Last wins" } })).status).toBe(200);
    expect((await (await one(first)).json()).item[0]).toMatchObject({
      eng: { name: "Last wins" },
      version: 3,
    });
  });

  it("takes a new order, and refuses one that does not name every item exactly once", async () => {
    const [a, b, c] = [await added("A"), await added("B"), await added("C")];
    expect(await (await reorder([c, a, b])).json()).toEqual({ message: "success" });
    expect(await orders()).toEqual(["0 C", "1 A", "2 B"]);
    for (const wrong of [[a, b], [a, b, c, c], [a, b, "other"], [a, a, b], []]) {
      expect((await reorder(wrong)).status).toBe(409);
    }
    expect((await items()).map(({ _id }) => _id)).toEqual([c, a, b]);
  });

  it("closes up when an item goes, and brings it back where it was", async () => {
    const [a, b, c] = [await added("A"), await added("B"), await added("C")];
    expect((await remove(b)).status).toBe(200);
    expect(await orders()).toEqual(["0 A", "1 C"]);
    expect((await one(b)).status).toBe(404);
    await reorder([c, a]);
    const restore = () => contentApi(app, staff, "charityItems").restore(b);
    expect((await restore()).body).toMatchObject({ id: b });
    expect(await orders()).toEqual(["0 C", "1 B", "2 A"]);
    expect((await items())[1]?.coverId).toEqual([photo, null, null, null]);
    expect((await restore()).status).toBe(404);
    await added("D");
    expect((await orders()).at(-1)).toEqual("3 D");
  });

  it("says that an unknown item is unknown", async () => {
    expect((await one("none")).status).toBe(404);
    expect((await remove("none")).status).toBe(404);
    expect((await edit({ _id: "none", coverId: [photo], eng: { name: "x" } })).status).toBe(404);
  });

  it("is read by anybody and changed by staff alone", async () => {
    expect((await app.call("GET", "/api/charityItems")).status).toBe(200);
    expect((await app.call("POST", "/api/updateCharityOrder", { json: { items: [] } })).status).toBe(401);
  });
});
