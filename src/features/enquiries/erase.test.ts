import { describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import { deleteSentMail } from "../../platform/mail/outbox-rows.server";
import { type EnquiryTables, eraseOldMessages } from "./store.server";
import { enquiryTests } from "./testing/enquiry-app";

/** The time in two years, and so many milliseconds. */
function inTwoYears(ms: number): Date {
  const later = new Date();
  later.setUTCMonth(later.getUTCMonth() + 24);
  return new Date(later.getTime() + ms);
}

describe.each(ONE_ENGINE)("erasing messages on %s", (engine) => {
  const desk = enquiryTests(engine);

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
    await desk.isIn("sent");
    await eraseOldMessages(desk.app.deps, inTwoYears(-60_000));
    expect((await desk.list()).total).toBe(1);
    await eraseOldMessages(desk.app.deps, inTwoYears(60_000));
    expect((await desk.list()).total).toBe(0);
  });

  it("erases by itself nothing that nobody has seen", async () => {
    desk.server.behave("refuse");
    await desk.contact({ firstName: "Refused" });
    await desk.isIn("retrying");
    await desk.app.deps.db
      .$extendTables<EnquiryTables>()
      .updateTable("outbox")
      .set({ state: "failed" })
      .execute();
    await desk.contact({ firstName: "Opened", website: "https://spam.example" });
    await desk.contact({ firstName: "Marked", website: "https://spam.example" });
    await desk.contact({ firstName: "Suspected", website: "https://spam.example" });
    const { messages } = await desk.list("?show=all");
    const idOf = (name: string) => messages.find(({ firstName }) => firstName === name)?._id;
    await desk.act("POST", "/api/openMessage", { message_id: idOf("Opened") });
    await desk.act("POST", "/api/markMessage", { message_id: idOf("Marked"), done: true });
    await eraseOldMessages(desk.app.deps, inTwoYears(60_000));
    await deleteSentMail(desk.app.deps, inTwoYears(60_000));
    const remaining = (await desk.list("?show=all")).messages.map(({ firstName }) => firstName);
    expect(remaining).toEqual(["Suspected", "Refused"]);
    await eraseOldMessages(desk.app.deps, inTwoYears(120_000));
    expect((await desk.list("?show=all")).total).toBe(2);
    for (const name of ["Suspected", "Refused"])
      await desk.act("POST", "/api/openMessage", { message_id: idOf(name) });
    await eraseOldMessages(desk.app.deps, inTwoYears(120_000));
    expect((await desk.list("?show=all")).total).toBe(0);
  });
});
