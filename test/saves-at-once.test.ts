import { describe, expect, it } from "vitest";
import { sized } from "../e2e/fixtures/drill";
import { addForm } from "../src/features/forms/testing/samples";
import { smaCalls } from "../src/features/sma/testing/calls";
import { addSmaTopic } from "../src/features/sma/testing/samples";
import { BOTH_ENGINES } from "./app";
import { appTests } from "./app-tests";
import { uploadPhoto } from "./photo";
import { addNews } from "./samples";

const ROUNDS = sized(3, 10);

describe.each(BOTH_ENGINES)("saves at the same moment on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  const items = async (): Promise<{ _id: string; order: number; eng: { name: string } }[]> =>
    (await (await app.call("GET", "/api/charityItems")).json()).items;
  const addItem = async (name: string) => {
    const item = { coverId: [await uploadPhoto(app, staff)], eng: { name } };
    const answer = await send("POST", "/api/addCharityItem", { item });
    return (await answer.json()).item_id as string;
  };
  const reorder = (ids: readonly string[]) =>
    send("POST", "/api/updateCharityOrder", { items: ids.map((_id) => ({ _id })) });

  it("puts charity items in one of two orders", async () => {
    for (let count = 0; count < 12; count += 1) await addItem(`Item ${count}`);
    const ids = (await items()).map(({ _id }) => _id);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await statuses([reorder(ids), reorder(ids.toReversed())])).toEqual([200, 200]);
      const now = (await items()).map(({ _id }) => _id);
      expect([ids, ids.toReversed()]).toContainEqual(now);
    }
  });

  it("puts charity items in order while others come, go and come back", async () => {
    const gone = await addItem("Gone");
    await send("DELETE", "/api/deleteCharityItem", { item_id: gone });
    const ids = (await items()).map(({ _id }) => _id);
    const photo = await uploadPhoto(app, staff);
    const item = { coverId: [photo], eng: { name: "New" } };
    const answers = await statuses([
      reorder(ids.toReversed()),
      send("POST", "/api/addCharityItem", { item }),
      send("POST", `/api/content/charityItems/${gone}/restore`, {}),
      send("POST", "/api/addCharityItem", { item }),
      send("DELETE", "/api/deleteCharityItem", { item_id: ids[3] }),
      reorder(ids),
    ]);
    // Whoever puts in order a list that is another by then is told so.
    for (const place of [0, 5]) expect([200, 409]).toContain(answers[place]);
    expect(answers.slice(1, 5)).toEqual([200, 200, 200, 200]);
    const orders = (await items()).map(({ order }) => order);
    expect(orders).toEqual(orders.map((_, place) => place));
  });

  it("puts SMA topics in one of two orders", async () => {
    const { read } = smaCalls(app, staff);
    for (let count = 0; count < 6; count += 1) await addSmaTopic(app, staff);
    const ids = (await read()).sma.map(({ _id }) => _id);
    const order = (given: readonly string[]) => send("POST", "/api/content/sma/order", { ids: [...given] });
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await statuses([order(ids), order(ids.toReversed())])).toEqual([200, 200]);
      const now = (await read()).sma.map(({ _id }) => _id);
      expect([ids, ids.toReversed()]).toContainEqual(now);
    }
  });

  it("keeps the last one of those that name no version", { timeout: 120_000 }, async () => {
    const news_id = await addNews(app, staff);
    const form_id = await addForm(app, staff);
    const item_id = await addItem("Pin");
    const coverId = [await uploadPhoto(app, staff)];
    const saves = (name: string): Promise<Response>[] => [
      send("POST", "/api/changeStar", { news_id, starred: name === "a" }),
      send("POST", "/api/editNews", { news: { _id: news_id, eng: { header: name } } }),
      send("POST", "/api/editCharityItem", { item: { _id: item_id, coverId, eng: { name } } }),
      send("POST", "/api/editFormName", { form_id, formValue: name }),
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await statuses([...saves("a"), ...saves("b")]);
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    const { news } = await (await app.call("GET", `/api/getNews?news_id=${news_id}`)).json();
    expect(news[0].version).toBe(1 + 4 * ROUNDS);
  });
});
