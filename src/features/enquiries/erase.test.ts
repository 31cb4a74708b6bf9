import { describe, expect, it } from "vitest";
import { ENGINES } from "../../../test/app";
import { eraseOldMessages } from "./erase.server";
import type { EnquiryTables } from "./rows.server";
import { deskTests } from "./testing/desk";

describe.each(ENGINES)("erasing messages on %s", (engine) => {
  const desk = deskTests(engine);

  it("erases one person's messages everywhere, and nobody else's", async () => {
    await desk.contact({ message: "Quite private words" });
    await desk.contact({ email: "mei@VISITOR.example", message: "More private words" });
    await desk.contact({ firstName: "Kit", email: "kit@visitor.example" });
    await desk.soon(async () => (await desk.list("?show=unsent")).total).toBe(0);
    const before = await desk.list();
    await desk.act("POST", "/api/markMessage", { message_id: before.messages[2]?._id, done: true });
    const answer = await desk.act("DELETE", "/api/eraseMessagesOf", { email: " mei@visitor.EXAMPLE " });
    expect(await answer.json()).toEqual({ message: "success", erased: 2 });
    expect((await desk.only("?show=all")).firstName).toBe("Kit");
    const tables = desk.app.deps.db.$extendTables<EnquiryTables>();
    const everything = JSON.stringify([
      await tables.selectFrom("outbox").selectAll().execute(),
      await tables.selectFrom("enquiry").selectAll().execute(),
      await tables.selectFrom("enquiry_words").selectAll().execute(),
      await tables.selectFrom("journal").selectAll().where("feature", "=", "enquiries").execute(),
    ]);
    expect(everything).not.toMatch(/private words|mei@/i);
    expect(everything).toContain("kit@visitor.example");
  });

  it("erases one message", async () => {
    await desk.contact();
    const { _id } = await desk.only();
    expect((await desk.act("DELETE", "/api/eraseMessage", { message_id: _id })).status).toBe(200);
    expect((await desk.list("?show=all")).total).toBe(0);
    expect((await desk.act("DELETE", "/api/eraseMessage", { message_id: _id })).status).toBe(404);
    expect(
      (await desk.app.call("GET", `/api/message?message_id=${_id}`, { headers: desk.staff })).status,
    ).toBe(404);
  });

  it("erases by itself what is older than the set time", async () => {
    await desk.contact();
    const later = new Date();
    later.setUTCMonth(later.getUTCMonth() + 24);
    await eraseOldMessages(desk.app.deps, new Date(later.getTime() - 60_000));
    expect((await desk.list()).total).toBe(1);
    await eraseOldMessages(desk.app.deps, new Date(later.getTime() + 60_000));
    expect((await desk.list()).total).toBe(0);
  });
});
