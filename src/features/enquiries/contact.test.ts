import { describe, expect, it } from "vitest";
import { enquiryTests } from "./testing/enquiry-app";

describe("the contact form", () => {
  const desk = enquiryTests();

  it("keeps a message and e-mails it in English, with the visitor to answer to", async () => {
    const answer = await desk.contact({}, { Cookie: "lang=tra" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: "success" });
    await desk.isIn("sent");
    expect(await desk.only()).toMatchObject({
      kind: "contact",
      lang: "tra",
      name: "Mei Chan",
      firstName: "Mei",
      lastName: "Chan",
      email: "Mei@visitor.example",
      organization: "A school",
      body: "When is the next meeting?\nThank you.",
      item: null,
      opened: false,
      done: false,
    });
    const [mail] = desk.server.mails;
    expect(mail?.headers).toMatchObject({
      subject: "Message from Mei Chan",
      "reply-to": "Mei Chan <Mei@visitor.example>",
      to: "inbox@charity.example",
    });
    expect(mail?.parts["text/plain"]).toContain("When is the next meeting?\nThank you.");
    expect(mail?.parts["text/plain"]).toMatch(/https:\/\/www\.charity\.example\/cms\/message\?message_id=/);
    expect(mail?.parts["text/html"]).toContain("<td>A school</td>");
  });

  it("shows a visitor's markup as text in the e-mail, and a Chinese name surname first", async () => {
    await desk.contact({ firstName: "大文", lastName: "陳", message: '<img src=x onerror="x">你好' });
    await desk.isIn("sent");
    expect((await desk.only()).name).toBe("陳大文");
    expect(desk.server.mails[0]?.parts["text/html"]).toContain("&lt;img src=x onerror=&quot;x&quot;&gt;你好");
    expect(desk.server.mails[0]?.headers.subject).toBe("Message from 陳大文");
    expect(desk.server.mails[0]?.parts["text/plain"]).toMatch(/First name: 大文\nLast name: 陳\n/);
  });

  it.each([
    [
      "eng",
      "Please enter your first name",
      "Please enter your last name",
      "Please enter a correct email",
      "Please enter a valid message",
    ],
    ["tra", "請輸入名字", "請輸入姓氏", "請輸入正確的電郵地址", "請輸入有效的訊息內容"],
    ["sim", "请输入名字", "请输入姓氏", "请输入正确的电子邮箱", "请输入有效的留言内容"],
  ])("says what is missing, in %s", async (lang, ...sentences) => {
    const paths = ["firstName", "lastName", "email", "message"];
    const expected = paths.map((path, index) => ({ path, message: sentences[index] }));
    for (const json of [{}, { firstName: " ", lastName: "", email: "", message: " \n " }]) {
      const answer = await desk.app.call("POST", "/api/contact", {
        json,
        headers: { Cookie: `lang=${lang}` },
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toEqual(expected);
    }
    expect((await desk.list("?show=all")).total).toBe(0);
  });

  it.each([
    "mei",
    "mei@",
    "mei@visitor",
    "mei @visitor.example",
    "a@b.example, c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    "<a@b.example>",
  ])("takes %j for no e-mail address", async (email) => {
    const answer = await desk.contact({ email });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([
      { path: "email", message: "Please enter a correct email" },
    ]);
  });

  it("takes addresses in any script, and no line break where a header would come of it", async () => {
    expect((await desk.contact({ email: "信箱@例子.香港" })).status).toBe(200);
    const answer = await desk.contact({ firstName: "Mei\r\nBcc: thief@evil.example" });
    expect((await answer.json()).errors).toMatchObject([{ path: "firstName" }]);
  });

  it("takes what nobody can see for nothing", async () => {
    const answer = await desk.contact({ firstName: "\u200b", message: "\u2060 \u200d" });
    expect(await answer.json()).toMatchObject({ errors: [{ path: "firstName" }, { path: "message" }] });
  });

  it("refuses bytes that are no text, and keeps nothing else in their place", async () => {
    const body = Buffer.from(
      '{"firstName":"\xff","lastName":"Chan","email":"a@b.example","message":"Hi"}',
      "latin1",
    );
    const headers = { "Content-Type": "application/json" };
    const answer = await desk.app.call("POST", "/api/contact", { body, headers });
    expect(answer.status).toBe(400);
    expect((await desk.list()).total).toBe(0);
  });

  it("drops characters that nobody can read, which one of the databases could not keep", async () => {
    expect((await desk.contact({ message: "A\u0000b\u0007c\r\nd\ud800" })).status).toBe(200);
    expect((await desk.only()).body).toBe("Abc\nd\ufffd");
  });
});

describe("where staff read their mails in Traditional Chinese", () => {
  const desk = enquiryTests("sqlite", { MAIL_LANG: "tra" });

  it("notifies them of a message in it", async () => {
    await desk.contact();
    await desk.isIn("sent");
    const [mail] = desk.server.mails;
    expect(mail?.headers.subject).toBe("Mei Chan 的訊息");
    expect(mail?.parts["text/plain"]).toContain("機構：A school");
  });
});
