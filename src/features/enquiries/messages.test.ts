import { describe, expect, it } from "vitest";
import { ONE_ENGINE, openApp } from "../../../test/app";
import type { Message } from "./contract";
import type { EnquiryTables } from "./store.server";
import { enquiryTests, LETTER } from "./testing/enquiry-app";

describe.each(ONE_ENGINE)("the staff's messages on %s", (engine) => {
  const desk = enquiryTests(engine);

  it("keeps the message and its e-mail while the mail server is away, and sends it later", async () => {
    desk.server.behave("busy");
    expect((await desk.contact()).status).toBe(200);
    await desk.isIn("retrying");
    expect(await desk.only("?show=unsent")).toMatchObject({
      mail: { lastError: expect.stringContaining("451") },
    });
    desk.server.behave("accept");
    const { _id } = await desk.only();
    expect((await desk.act("POST", "/api/resendMessage", { message_id: _id })).status).toBe(200);
    await desk.isIn("sent");
    expect((await desk.list("?show=unsent")).total).toBe(0);
    expect(desk.server.mails).toHaveLength(1);
  });

  it("counts what nobody has opened, and marks as done and back", async () => {
    await desk.contact();
    await desk.contact({ firstName: "Kit" });
    expect(await desk.unread()).toBe(2);
    const [{ _id }] = (await desk.list()).messages as [Message];
    await desk.act("POST", "/api/openMessage", { message_id: _id });
    expect(await desk.unread()).toBe(1);
    await desk.act("POST", "/api/markMessage", { message_id: _id, done: true });
    expect((await desk.only("?show=done"))._id).toBe(_id);
    expect((await desk.list()).total).toBe(1);
    await desk.act("POST", "/api/markMessage", { message_id: _id, done: false });
    expect((await desk.list()).total).toBe(2);
  });

  it("keeps who answered, how and what, and marks the message as done", async () => {
    await desk.contact();
    const { _id } = await desk.only();
    const answer = (json: object) => desk.act("POST", "/api/answerMessage", { message_id: _id, ...json });
    expect((await answer({ way: "pigeon" })).status).toBe(400);
    expect((await desk.only()).answers).toEqual([]);
    expect((await answer({ way: "telephone", note: " Called back:\n下星期見 " })).status).toBe(200);
    expect((await answer({ way: "email" })).status).toBe(200);
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await desk.only("?show=done")).toMatchObject({
      opened: true,
      done: true,
      answers: [
        { at, by: "mei", way: "telephone", note: "Called back:\n下星期見", mail: null },
        { at, by: "mei", way: "email", note: "", mail: null },
      ],
    });
    const { csv } = await (await desk.get("/api/exportMessages?show=done")).json();
    expect(csv).toContain("Called back:\n下星期見");
    expect((await desk.act("DELETE", "/api/eraseMessage", { message_id: _id })).status).toBe(200);
    const tables = desk.app.deps.db.$extendTables<EnquiryTables>();
    expect(await tables.selectFrom("enquiry_answer").selectAll().execute()).toEqual([]);
    expect((await answer({ way: "email" })).status).toBe(404);
  });

  it("sends an answer to whoever wrote, in their language and once, and erases it with the message", async () => {
    await desk.contact({ message: "請問幾時開會？" }, { Cookie: "lang=tra" });
    await desk.isIn("sent");
    const { _id } = await desk.only();
    expect((await (await desk.get(`/api/message?message_id=${_id}`)).json()).sends).toBe(true);
    const send = (note: string) =>
      desk.act("POST", "/api/answerMessage", { message_id: _id, way: "email", note, send: true });
    const refused = await send("  ");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: "note", message: "Please write your answer" }],
    });
    desk.server.behave("busy");
    expect((await send("下星期一。\n\n歡迎前來！")).status).toBe(200);
    const answers = async () => (await desk.only("?show=all")).answers;
    await desk.soon(async () => (await answers())[0]?.mail).toBe("waiting");
    expect((await desk.list("?show=unsent")).total).toBe(1);
    // The e-mail to the charity is sent, and is not sent again with it.
    expect((await desk.only("?show=all")).state).toBe("sent");
    desk.server.behave("accept");
    const { db } = desk.app.deps;
    const outbox = db.$extendTables<EnquiryTables>();
    await outbox
      .updateTable("outbox")
      .set({ next_at: new Date(0).toISOString() })
      .where("kind", "=", "answer")
      .execute();
    await desk.soon(async () => (await answers())[0]?.mail).toBe("sent");
    const mails = desk.server.mails.filter(({ recipients }) => recipients.includes("Mei@visitor.example"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers["reply-to"]).toContain("inbox@charity.example");
    expect(mails[0]?.headers.subject).toMatch(/^回覆：您於\d{4}年\d+月\d+日的訊息$/);
    expect(mails[0]?.parts["text/plain"]).toContain(
      "下星期一。\n\n歡迎前來！\n\n您的來信：\n\n請問幾時開會？",
    );
    expect((await desk.list("?show=unsent")).total).toBe(0);
    await desk.act("DELETE", "/api/eraseMessage", { message_id: _id });
    expect(await outbox.selectFrom("outbox").select("id").where("kind", "=", "answer").execute()).toEqual([]);
  });

  it("finds words in names, addresses and texts, and turns pages", async () => {
    for (let count = 0; count < 21; count += 1) await desk.contact({ message: `Letter ${count}` });
    await desk.contact({ message: "關於100%輪椅" });
    const first = await desk.list();
    expect(first).toMatchObject({ total: 22, pages: 2 });
    expect(first.messages.map(({ body }) => body).slice(0, 2)).toEqual(["關於100%輪椅", "Letter 20"]);
    expect((await desk.list("?page=2")).messages).toHaveLength(2);
    expect((await desk.only(`?q=${encodeURIComponent("100%輪")}`)).body).toBe("關於100%輪椅");
    expect((await desk.list("?q=MEI%40visitor")).total).toBe(22);
    expect((await desk.list("?q=100_")).total).toBe(0);
  });

  it("sorts by who wrote, by what was seen and done, and by when it came", async () => {
    for (const firstName of ["Ben", "Ann", "Cho"]) await desk.contact({ firstName });
    const byName = (await desk.list("?sort=name")).messages;
    const ids = new Map(byName.map(({ firstName, _id }) => [firstName, _id]));
    await desk.act("POST", "/api/openMessage", { message_id: ids.get("Cho") });
    await desk.act("POST", "/api/markMessage", { message_id: ids.get("Ann"), done: true });
    const sorted = async (sort: string) =>
      (await desk.list(`?show=all&sort=${sort}`)).messages.map(({ firstName }) => firstName);
    expect(byName.map(({ firstName }) => firstName)).toEqual(["Ann", "Ben", "Cho"]);
    expect(await sorted("-name")).toEqual(["Cho", "Ben", "Ann"]);
    expect(await sorted("state")).toEqual(["Ben", "Cho", "Ann"]);
    expect(await sorted("date")).toEqual(["Ben", "Ann", "Cho"]);
    expect(await sorted("-date")).toEqual(["Cho", "Ann", "Ben"]);
  });

  it("exports a list that a spreadsheet opens without computing anything", async () => {
    await desk.contact({
      firstName: "=HYPERLINK(1)",
      message: 'He said "你好",\nand left',
      organization: "+852",
    });
    const answer = await desk.app.call("GET", "/api/exportMessages?q=HYPERLINK", { headers: desk.staff });
    const { filename, csv } = (await answer.json()) as { filename: string; csv: string };
    expect(filename).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.startsWith('\uFEFF"Received (UTC)","Kind"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(1) Chan","'=HYPERLINK(1)"`);
    expect(csv).toContain(`"+852"`);
    expect(csv).toContain('"He said ""你好"",\nand left"');
    expect(csv.trim().split("\r\n")).toHaveLength(2);
  });

  it("sends a test e-mail and returns the server's reply", async () => {
    const answer = await desk.act("POST", "/api/testMail", {});
    expect(await answer.json()).toEqual({ sent: true, words: expect.stringMatching(/^250/) });
    desk.server.behave("refuse");
    const refused = await desk.act("POST", "/api/testMail", {});
    expect(await refused.json()).toEqual({ sent: false, words: expect.stringContaining("550") });
  });
});

it("lets everything work but sending while there is no mail server", async () => {
  const app = await openApp("sqlite");
  app.deps.mail.start();
  const staff = await app.login();
  await app.call("POST", "/api/contact", { json: LETTER });
  const answer = await app.call("GET", "/api/messages", { headers: staff });
  expect(await answer.json()).toMatchObject({ inbox: null, waiting: 1, messages: [{ state: "received" }] });
  await app.close();
});
