import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { uploadPhoto } from "../../../test/photo";

describe("short texts of charity items", () => {
  const { app, staff } = appTests();

  it("are kept on one line, and the description's lines as they are", async () => {
    const item = {
      coverId: [await uploadPhoto(app, staff)],
      price: "HK$80\nfor two",
      eng: { name: "Tote bag\nlarge", tag: "Sewn\r\nby hand", desc: "Cotton.\nWashable." },
    };
    const answer = await app.call("POST", "/api/addCharityItem", { headers: staff, json: { item } });
    const { item_id } = await answer.json();
    const found = await app.call("GET", `/api/getCharityItem?item_id=${item_id}`);
    expect((await found.json()).item[0]).toMatchObject({
      price: "HK$80 for two",
      eng: { name: "Tote bag large", tag: "Sewn by hand", desc: "Cotton.\nWashable." },
    });
  });
});
