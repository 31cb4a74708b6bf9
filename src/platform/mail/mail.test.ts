import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { enqueueMail } from "./enqueue.server";
import { mailStatus } from "./mail-status.server";
import { Mailer } from "./mailer.server";
import { outbox } from "./outbox.server";
import { FAST, MAIL, outboxTests } from "./testing/outbox";

describe.each(BOTH_ENGINES)("the outbox on %s", (engine) => {
  const box = outboxTests(engine);

  it("sends what was committed, in both forms, to the inbox, answers to the visitor", async () => {
    await box.enqueue({
      attachments: [{ filename: "收據.pdf", contentType: "application/pdf", content: btoa("%PDF") }],
    });
    const rolledBack = box.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, { ...MAIL, subject: "Never committed" });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    box.startMailer();
    await box.areAll("sent");
    const [row] = await box.rows();
    expect(box.server.mails).toHaveLength(1);
    expect(box.server.mails[0]).toMatchObject({
      recipients: ["inbox@charity.example"],
      headers: {
        from: '"Kapok, the charity" <site@charity.example>',
        to: "inbox@charity.example",
        "reply-to": "陳大文 <man@visitor.example>",
        subject: "一封電郵",
        "message-id": `<${row?.id}@charity.example>`,
        "content-language": "zh-Hant-HK",
      },
      parts: { "text/plain": "你好\n", "text/html": "<p>你好</p>", "application/pdf": "%PDF" },
    });
    expect(row).toMatchObject({ attempts: 1, last_error: null, sent_at: expect.any(String) });
  });

  it.each([
    { replyTo: { name: "Chan\nBcc: thief@evil.example", address: "man@visitor.example" } },
    { replyTo: { name: "Chan", address: "man@visitor.example\r\nBcc: thief@evil.example" } },
    { to: "one@a.example, two@b.example" },
    { to: "not an address" },
    { to: "=?utf-8?q?bishop?=@visitor.example" },
    { replyTo: { name: "Chan", address: "=?utf-8?q?bishop?=@visitor.example" } },
  ])("takes no header or second recipient by the back door: %j", async (mail) => {
    await expect(box.enqueue(mail)).rejects.toThrow();
    expect(await box.rows()).toEqual([]);
  });

  it("makes one line of a subject with several, as of a title in it", async () => {
    await box.enqueue({ subject: "Hello\r\nBcc: thief@evil.example\n\n again" });
    expect(await box.rows()).toMatchObject([{ subject: "Hello Bcc: thief@evil.example again" }]);
    box.startMailer();
    await box.areAll("sent");
    expect(box.server.mails[0]?.recipients).toEqual(["inbox@charity.example"]);
    expect(box.server.mails[0]?.headers).not.toHaveProperty("bcc");
  });

  it("encodes a name with commas, quotes and angle brackets in its header", async () => {
    const name = 'Chan, "Bcc" <thief@evil.example>';
    await box.enqueue({ replyTo: { name, address: "man@visitor.example" } });
    box.startMailer();
    await box.areAll("sent");
    expect(box.server.mails[0]?.recipients).toEqual(["inbox@charity.example"]);
    expect(box.server.mails[0]?.headers["reply-to"]).toMatch(/<man@visitor\.example>$/);
    expect(box.server.mails[0]?.headers).not.toHaveProperty("bcc");
  });

  it.each(["=?utf-8?q?The_hospital?=", "陳 =?utf-8?b?VGhlIGhvc3BpdGFs?= 大文"])(
    "says %s as it was typed, not as what it encodes",
    async (typed) => {
      await box.enqueue({ subject: typed, replyTo: { name: typed, address: "man@visitor.example" } });
      box.startMailer();
      await box.areAll("sent");
      const shown = typed.replaceAll("=?", "=\u2060?");
      expect(box.server.mails[0]?.headers).toMatchObject({
        subject: shown,
        "reply-to": expect.stringContaining(shown),
      });
    },
  );

  it("sends a sent mail again as a new one, except with `unlessSent`", async () => {
    await box.enqueue();
    box.startMailer();
    await box.areAll("sent");
    expect(await mailStatus(box.db).sendAgain("1", { unlessSent: true })).toBe(true);
    expect(await box.rows()).toHaveLength(1);
    await mailStatus(box.db).sendAgain("1");
    await box.soon(() => new Set(box.ids()).size).toBe(2);
    expect(await mailStatus(box.db).sendAgain("nothing")).toBe(false);
  });

  it("neither sends again nor stops what is just leaving", async () => {
    await box.enqueue();
    const leaving = await outbox(box.db).claim(new Date(), FAST);
    expect(await mailStatus(box.db).sendAgain("1")).toBe(true);
    expect(await mailStatus(box.db).stop("1")).toBe("sending");
    expect(await box.rows()).toMatchObject([{ state: "sending", lease_token: leaving?.lease_token }]);
  });

  it("queues mail while there is no mail server", async () => {
    await box.enqueue();
    const mailer = new Mailer(box.db, undefined, box.log, FAST);
    mailer.start();
    mailer.wake();
    await mailer.close();
    expect(await box.rows()).toMatchObject([{ state: "queued", attempts: 0, give_up_at: null }]);
    expect(await mailStatus(box.db).waiting()).toBe(1);
  });

  it("returns the server's answer to a test mail", async () => {
    const mailer = box.startMailer();
    expect(await mailer.test("Test", "Text")).toEqual({ sent: true, words: expect.stringMatching(/^250/) });
    expect(box.server.mails[0]).toMatchObject({
      recipients: ["inbox@charity.example"],
      headers: { subject: "Test" },
    });
    box.server.behave("refuse");
    expect(await mailer.test("Test", "Text")).toEqual({
      sent: false,
      words: expect.stringContaining("no such mailbox"),
    });
  });
});
