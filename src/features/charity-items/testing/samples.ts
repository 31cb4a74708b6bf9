import type { TestApp } from "../../../../test/app";
import { uploadPhoto } from "../../../../test/photo";

type Make = (app: TestApp, staff: Record<string, string>) => Promise<unknown>;

/** Adds a charity item by the API; gives its id. */
async function addItem(app: TestApp, staff: Record<string, string>): Promise<string> {
  const json = { item: { coverId: [await uploadPhoto(app, staff)], eng: { name: "Tote bag" } } };
  const answer = await app.call("POST", "/api/addCharityItem", { headers: staff, json });
  const { item_id } = (await answer.json()) as { item_id: string };
  return item_id;
}

/** One valid input for each call that changes or reads charity items. */
export const charityItemsSamples: Record<string, Make> = {
  "charity-items.add": async (app, staff) => ({
    item: { coverId: [await uploadPhoto(app, staff)], price: "HK$80", tra: { name: "帆布袋" } },
  }),
  "charity-items.one": async (app, staff) => ({ item_id: await addItem(app, staff) }),
  "charity-items.edit": async (app, staff) => ({
    item: {
      _id: await addItem(app, staff),
      coverId: [await uploadPhoto(app, staff)],
      sim: { name: "帆布袋" },
    },
  }),
  "charity-items.reorder": async (app, staff) => {
    await addItem(app, staff);
    const { items } = (await (await app.call("GET", "/api/charityItems")).json()) as { items: unknown[] };
    return { items: items.reverse() };
  },
  "charity-items.remove": async (app, staff) => ({ item_id: await addItem(app, staff) }),
};
