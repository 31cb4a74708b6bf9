import { beforeAll, describe, expect, it } from "vitest";
import { uploadPhoto } from "../../../test/photo";
import type { ContentTables } from "../../content/store/tables.server";
import { enquiryTests } from "./testing/enquiry-app";

describe("enquiries about charity items", () => {
  const desk = enquiryTests();

  let item_id: string;

  beforeAll(async () => {
    const item = {
      coverId: [await uploadPhoto(desk.app, desk.staff)],
      price: "HK$120",
      eng: { name: "Tote bag" },
      tra: { name: "帆布袋" },
    };
    item_id = (await (await desk.act("POST", "/api/addCharityItem", { item })).json()).item_id;
  });

  const ask = (fields: Record<string, unknown>) =>
    desk.app.call("POST", "/api/charityItemEnquiry", {
      json: { item_id, name: "陳大文", ...fields },
      headers: { Cookie: "lang=tra" },
    });

  it("e-mails the item's English name and its price", async () => {
    const answer = await ask({ telephone: "9123 4567", email: "", detail: "兩個，謝謝" });
    expect(await answer.json()).toEqual({ message: "success" });
    await desk.isIn("sent");
    expect(await desk.only()).toMatchObject({
      kind: "charityItem",
      item: { item_id, name: "Tote bag", price: "HK$120" },
      telephone: "9123 4567",
    });
    const [mail] = desk.server.mails;
    expect(mail?.headers.subject).toBe("Interest in Tote bag from 陳大文");
    expect(mail?.headers).not.toHaveProperty("reply-to");
    for (const words of ["Item: Tote bag", "Price: HK$120", "Telephone: 9123 4567", "兩個，謝謝"]) {
      expect(mail?.parts["text/plain"]).toContain(words);
    }
  });

  it("is stored and e-mailed whatever the item was once called", async () => {
    // As an item was stored while its name could have several lines.
    const db = desk.app.deps.db.$extendTables<ContentTables>();
    const ofItem = db.selectFrom("entry_version").select("content").where("id", "=", item_id);
    const content = JSON.parse((await ofItem.executeTakeFirstOrThrow()).content);
    content.eng.name = "Tote bag\nlarge";
    await db
      .updateTable("entry_version")
      .set({ content: JSON.stringify(content) })
      .where("id", "=", item_id)
      .execute();
    expect(await (await ask({ telephone: "1" })).json()).toEqual({ message: "success" });
    await desk.isIn("sent");
    expect(desk.server.mails[0]?.headers.subject).toBe("Interest in Tote bag large from 陳大文");
  });

  it.each([
    [{ name: "" }, "name", "請輸入姓名"],
    [{}, "telephone", "請輸入電話號碼或電郵地址"],
    [{ email: "nobody" }, "email", "請輸入正確的電郵地址"],
  ])("refuses %j", async (fields, path, message) => {
    const answer = await ask({ ...(path === "name" && { telephone: "1" }), ...fields });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([{ path, message }]);
  });

  it("says that an unknown item is unknown, and keeps nothing", async () => {
    const answer = await ask({ item_id: "none", telephone: "1" });
    expect(answer.status).toBe(404);
    expect((await desk.list("?show=all")).total).toBe(0);
  });
});
