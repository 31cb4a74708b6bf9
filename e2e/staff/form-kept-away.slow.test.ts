import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { CLIENT_ID, CLIENT_SECRET } from "../../test/paypal/requests";
import { openBrowser, type TestBrowser } from "../fixtures/browser";
import { post, sessionCookie, uploadPhoto } from "../fixtures/content";
import { leavingDatabase } from "../fixtures/leaving-database";

const here = leavingDatabase({
  PAYPAL_CLIENT_ID: CLIENT_ID,
  PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
  PAYPAL_WEBHOOK_ID: "never asked",
  // Nobody listens there: without a database nobody gets as far as PayPal.
  PAYPAL_API: "http://127.0.0.1:9",
});
let browser: TestBrowser;

beforeAll(async () => {
  browser = await openBrowser();
  const staff = await sessionCookie(here);
  const item = { coverId: [await uploadPhoto(here, staff)], sim: { name: "木棉徽章" } };
  await post(here, "/api/addCharityItem", { item }, staff);
});
afterEach(async () => {
  await here.proxy.open();
  await browser.endTest();
});
afterAll(() => browser.close());

/** Opens a page as a visitor without JavaScript; then its database goes away. */
async function openThenLose(path: string): Promise<Page> {
  browser.expectFault(/status (of )?503/);
  const page = await browser.visit(here.url, { javaScript: false });
  await page.goto(path);
  await here.proxy.close();
  return page;
}

/** Sends the form of this button; it must come back with 503 and a time to wait. */
async function sendAgainst(page: Page, button: string): Promise<void> {
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button", { name: button }).click();
  const answer = await posted;
  expect(answer.status()).toBe(503);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  expect(answer.headers()["cache-control"]).toBe("private, no-cache");
}

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

it.each([
  ["mei@visitor.example", "complete"],
  ["no address", "with a fault, which is said once the site can save"],
])("gives the contact form back with all that was typed: %s", async (email) => {
  const page = await openThenLose("/tra/contact");
  const letter = { 姓氏: "陳", 名字: "美", 電郵地址: email, 訊息內容: "第一行\n第二行 <b>&" };
  for (const [label, text] of Object.entries(letter)) await field(page, label).fill(text);
  await sendAgainst(page, "提交");
  const alert = page.getByRole("alert");
  await alert.getByRole("heading", { name: "訊息未能送出" }).waitFor();
  await alert.getByText("您輸入的內容仍然保留").waitFor();
  expect(await page.title()).toMatch(/^訊息未能送出/);
  for (const [label, text] of Object.entries(letter)) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  await here.proxy.open();
  if (email === "no address") return;
  // The connections of the pool are new: the first may still be one that broke.
  await expect
    .poll(
      async () => {
        const submit = page.getByRole("main").getByRole("button", { name: "提交" });
        if (await submit.isVisible()) await submit.click();
        return page.getByRole("heading", { level: 2 }).first().textContent();
      },
      { timeout: 20_000 },
    )
    .toBe("多謝您");
});

it("gives the form of a charity item back, with the item as it was shown", async () => {
  const { items } = (await (await fetch(`${here.url}/api/charityItems`)).json()) as {
    items: { _id: string }[];
  };
  const page = await openThenLose(`/sim/involved?item=${items[0]?._id}`);
  const name = await page.locator("#item-title").textContent();
  await field(page, "姓名").fill("李小明");
  await field(page, "电子邮箱").fill("li@visitor.example");
  await page.getByRole("main").getByLabel("详情").fill("两件");
  await sendAgainst(page, "发送");
  await page.getByRole("alert").getByText("您输入的内容仍然保留").waitFor();
  expect(await field(page, "姓名").inputValue()).toBe("李小明");
  expect(await page.getByRole("main").getByLabel("详情").inputValue()).toBe("两件");
  expect(await page.locator("#item-title").textContent()).toBe(name);
});

it("gives the donation form back with amount and choices", async () => {
  const page = await openThenLose("/eng/donate");
  await page.getByRole("radio", { name: "Another amount" }).check();
  await page.getByRole("textbox", { name: /Other amount/ }).fill("88.50");
  await page.getByLabel("I would like an official receipt").check();
  await sendAgainst(page, "Donate with PayPal");
  await page.getByRole("alert").getByText("Everything you typed is still here").waitFor();
  expect(await page.title()).toMatch(/^Your donation could not be started: Donate/);
  expect(await page.getByRole("textbox", { name: /Other amount/ }).inputValue()).toBe("88.50");
  expect(await page.getByRole("radio", { name: "Another amount" }).isChecked()).toBe(true);
  expect(await page.getByLabel("I would like an official receipt").isChecked()).toBe(true);
});

it("shows the form alone when this process has not shown its page before", async () => {
  await here.proxy.close();
  const body = new URLSearchParams({ item_id: "x", name: "Chan Tai Man", telephone: "2345 6789" });
  const answer = await fetch(`${here.url}/eng/involved?item=x`, { method: "POST", body });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answer.text()).toMatch(/Your message was not sent[\s\S]+value="Chan Tai Man"/);
});
