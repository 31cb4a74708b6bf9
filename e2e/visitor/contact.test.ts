import { describe, expect, it } from "vitest";
import { contactWords } from "../../src/features/enquiries/public/words";
import { fillIn, isMailed, LETTER, siteWithMail, submit, thanks } from "../fixtures/contact-form";
import { sessionCookie } from "../fixtures/content";
import { firstOrAll } from "../fixtures/drill";
import { hasFocus } from "../fixtures/focus";
import { expectHeard } from "../fixtures/heard";

const { here, mail } = siteWithMail();

describe.each(firstOrAll([false, true]))("the contact form, JavaScript %s", (javaScript) => {
  it("says next to each field what is missing, keeps what was typed, and takes it when it is right", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit({ javaScript });
    await page.goto("/contact");
    await fillIn(page, { "First name": "Mei", "E-mail": "mei@", Message: "First lines\n  and <b>more</b>" });
    await submit(page);
    const problem = page.getByRole("alert");
    await problem.getByText("There is a problem").waitFor();
    await expect
      .poll(() => problem.getByRole("link").allTextContents())
      .toEqual(["Last name: Please enter your last name", "E-mail: Please enter a correct email"]);
    expect(await page.title()).toMatch(/^There is a problem/);
    const email = page.getByLabel("E-mail", { exact: true });
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const described = (await email.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`#${described}`).textContent()).toBe("Please enter a correct email");
    expect(await email.inputValue()).toBe("mei@");
    expect(await page.getByLabel("Message").inputValue()).toBe("First lines\n  and <b>more</b>");
    await fillIn(page, { "Last name": "Chan", "E-mail": "mei@visitor.example" });
    await submit(page);
    await thanks(page);
    const { thanksTitle: title, thanksText } = contactWords.eng;
    const text = `${thanksText} We will answer by e-mail, usually within two working days.`;
    await expectHeard(page, { title, after: title, text });
    expect(new URL(page.url()).search).toBe("?sent=1");
    await isMailed(mail(), "First lines\n  and <b>more</b>");
    await page.reload();
    await thanks(page);
    await page.getByRole("link", { name: "Write another message" }).click();
    await page.getByRole("heading", { name: "Send us a message" }).waitFor();
    expect(mail().mails).toHaveLength(1);
  });
});

it("has the telephone in the first screen of a phone, and no stop more before the form", async () => {
  const page = await here.visit({ width: 360, height: 640 });
  await page.goto("/contact#content");
  const call = page.getByRole("main").getByRole("link", { name: /^Call \+852/ });
  const box = await call.boundingBox();
  expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThan(640);
  await page.keyboard.press("Tab");
  await hasFocus(page.getByRole("main").getByRole("link", { name: /^Privacy/ }));
  await page.keyboard.press("Tab");
  await hasFocus(page.getByLabel("First name"));
});

it.each(firstOrAll([false, true]))(
  "takes lines up to the length that the field takes, JavaScript %s",
  async (javaScript) => {
    const page = await here.visit({ javaScript });
    await page.goto("/contact");
    const text = "One line\n".repeat(9).padEnd(10_000, "x");
    expect(text.length).toBe(Number(await page.getByLabel("Message").getAttribute("maxlength")));
    await fillIn(page, { ...LETTER, Message: text });
    await submit(page);
    await thanks(page);
    const Cookie = await sessionCookie(here.site);
    const answer = await fetch(`${here.site.url}/api/messages?show=all`, { headers: { Cookie } });
    const { messages } = (await answer.json()) as { messages: { body: string }[] };
    expect(messages[0]?.body).toBe(text);
  },
);

it("is filled in and corrected by keyboard alone", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  for (const text of ["Mei", "", "mei@visitor.example", "", "By keyboard"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await page.waitForLoadState();
  // The fragment has brought the keyboard to the form: its first stop is what is wrong.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await hasFocus(page.getByLabel("Last name"));
  await page.keyboard.type("Chan");
  await page.keyboard.press("Enter");
  await thanks(page);
  await isMailed(mail(), "By keyboard");
});

const CHINESE = [
  ["tra", "名字", ["請輸入姓氏", "請輸入正確的電郵地址", "請輸入有效的訊息內容"], "提交", "多謝您"],
  ["sim", "名", ["请输入姓氏", "请输入正确的电子邮箱", "请输入有效的留言内容"], "提交", "谢谢您"],
] as const;

it.each(firstOrAll(CHINESE))(
  "speaks the visitor's language: %s",
  async (lang, firstName, missing, button, thankYou) => {
    here.expectFault(/status of 400/);
    const page = await here.visit();
    await page.goto(`/${lang}/contact`);
    expect(await page.getByRole("main").textContent()).not.toMatch(/[。，] \p{Script=Han}/u);
    const form = page.locator("#contact-form");
    await form.getByLabel(firstName, { exact: true }).fill("大文");
    await form.getByRole("button", { name: button }).click();
    await expect.poll(() => form.locator(".field-error").allTextContents()).toEqual(missing);
    for (const name of ["lastName", "message"]) await form.locator(`[name=${name}]`).fill("陳");
    await form.locator("[name=email]").fill("man@visitor.example");
    await form.getByRole("button", { name: button }).click();
    await page.getByRole("heading", { name: thankYou }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${lang}/contact`);
    await expect
      .poll(() => mail().mails.map(({ headers }) => headers.subject))
      .toEqual(["Message from 陳大文"]);
  },
);

it("is sent once however often the button is pressed", async () => {
  const page = await here.visit();
  await page.goto("/contact");
  await fillIn(page, { ...LETTER, Message: "Pressed twice" });
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await thanks(page);
  await isMailed(mail(), "Pressed twice");
  const another = await here.visit();
  await another.goto("/contact");
  await fillIn(another, { ...LETTER, Message: "Pressed once" });
  await submit(another);
  await isMailed(mail(), "Pressed once");
  expect(mail().mails).toHaveLength(2);
});
