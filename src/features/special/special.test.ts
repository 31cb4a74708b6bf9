import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { uploadPhoto } from "../../../test/photo";
import type { Slot } from "../../contract/special.server";
import { aboutSpecial } from "./feature.server";

const NOBODY = { eng: "", tra: "", sim: "" };

describe("special appreciation images", () => {
  const { app, staff } = appTests();

  const groups = async (): Promise<Slot[][]> =>
    (await (await app.call("GET", "/api/special")).json()).special;
  const slot = async (num: number) => (await groups())[num - 1]?.[0];
  const put = (json: unknown) => app.call("POST", "/api/addspecial", { headers: staff, json });

  it("is six groups of one empty slot each from the beginning, in order", async () => {
    const empty = (num: number) => [{ num, photo_id: null, caption: NOBODY, version: 1 }];
    expect(await groups()).toEqual([1, 2, 3, 4, 5, 6].map(empty));
  });

  it("fills a slot, replaces what it holds, empties it, and leaves the others alone", async () => {
    const [photo, another] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const others = (all: Slot[][]) =>
      all.flat().flatMap(({ version: _, ...slot }) => (slot.num === 6 ? [] : [slot]));
    const before = others(await groups());
    const answer = await put({ photo_id: photo, num: 6 });
    expect([answer.status, await answer.json()]).toEqual([200, { message: "success" }]);
    expect(await slot(6)).toEqual({ num: 6, photo_id: photo, caption: NOBODY, version: 2 });
    await put({ photo_id: another, num: 6 });
    expect(await slot(6)).toEqual({ num: 6, photo_id: another, caption: NOBODY, version: 3 });
    await put({ photo_id: null, num: 6 });
    expect(await slot(6)).toEqual({ num: 6, photo_id: null, caption: NOBODY, version: 4 });
    expect(others(await groups())).toEqual(before);
  });

  it("says whom an image thanks, and goes on saying so where a save leaves it out", async () => {
    const caption = { eng: "Ferry Crew", tra: "渡輪船員", sim: "" };
    const photo_id = await uploadPhoto(app, staff);
    expect((await put({ photo_id, num: 5, caption })).status).toBe(200);
    expect((await put({ photo_id, num: 5 })).status).toBe(200);
    expect((await slot(5))?.caption).toEqual(caption);
    const shown = (await aboutSpecial(app.deps.db, "sim")).map((image) => image.caption.text);
    expect(shown).toEqual(["渡轮船员"]);
    await put({ photo_id: null, num: 5, caption: NOBODY });
  });

  it.each([
    [{ photo_id: null, num: 0 }, "num"],
    [{ photo_id: null, num: 7 }, "num"],
    [{ photo_id: null, num: 1.5 }, "num"],
    [{ photo_id: null, num: "1" }, "num"],
    [{ photo_id: null }, "num"],
    [{ num: 1 }, "photo_id"],
    [{ photo_id: "", num: 1 }, "photo_id"],
    [{ photo_id: crypto.randomUUID(), num: 1 }, "photo_id"],
  ])("refuses %j", async (json, path) => {
    const before = await groups();
    const answer = await put(json);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toContainEqual({ path, message: expect.any(String) });
    expect(await groups()).toEqual(before);
  });

  it("refuses a save from an older version and keeps what was there", async () => {
    const photo_id = await uploadPhoto(app, staff);
    const version = (await slot(2))?.version;
    expect((await put({ photo_id, num: 2, version })).status).toBe(200);
    expect((await put({ photo_id: null, num: 2, version })).status).toBe(409);
    expect((await slot(2))?.photo_id).toBe(photo_id);
  });
});
