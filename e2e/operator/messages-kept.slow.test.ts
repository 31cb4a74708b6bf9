import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { siteWithMail } from "../fixtures/contact-form";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { messages, row, told, write } from "../fixtures/staff-messages";

const { here } = siteWithMail();
const withoutMail = journey();

it("exports what the list is about", async () => {
  await write(here.site.url, { firstName: "=1+1", message: "匯出我" });
  const page = await messages(here, `?q=${encodeURIComponent("匯出我")}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path(), "utf8");
  expect(table.charCodeAt(0)).toBe(0xfeff);
  expect(table).toContain(`"'=1+1 Chan"`);
  expect(table).toContain("匯出我");
});

it("erases one message, and all of one person, after asking", async () => {
  for (const firstName of ["One", "Two"])
    await write(here.site.url, { firstName, email: "gone@visitor.example" });
  await write(here.site.url, { firstName: "Single" });
  const page = await messages(here);
  const question = page.getByRole("dialog");
  await page.getByLabel("E-mail").fill("Gone@visitor.example");
  await page.getByRole("button", { name: "Erase all from this address" }).click();
  await question.getByRole("button", { name: "No" }).click();
  await row(page, "One Chan").waitFor();
  await page.getByRole("button", { name: "Erase all from this address" }).click();
  await question.getByText("It cannot be brought back.").waitFor();
  await question.getByRole("button", { name: "Yes" }).click();
  await told(page, "Messages erased: 2");
  await row(page, "One Chan").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Single Chan" }).click();
  await page.getByRole("heading", { level: 1, name: "Single Chan" }).waitFor();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await page.waitForURL("/cms/messages");
  await page.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
  await row(page, "Single Chan").waitFor({ state: "detached" });
});

it("gives axe nothing to say about one message, wide and narrow", async () => {
  await write(here.site.url, { firstName: "Axe" });
  const found: Findings = {};
  for (const width of [360, 1280]) {
    const page = await here.visit({ width });
    await signIn(page);
    await openScreen(page, "/cms/messages");
    await page.getByRole("link", { name: "Axe Chan" }).click();
    await page.getByRole("heading", { level: 1, name: "Axe Chan" }).waitFor();
    await look(page, found, `${width}`);
  }
  expect(found).toEqual({});
});

it("says that e-mail is not set up, and keeps the messages", async () => {
  await write(withoutMail.site.url, { firstName: "Waiting" });
  const page = await withoutMail.visit();
  await signIn(page);
  await openScreen(page, "/cms/messages");
  await page.getByText("E-mail is not set up, so nothing is sent.").waitFor();
  await page.getByText("waiting to be sent: 1").waitFor();
  await row(page, "Waiting Chan").waitFor();
  expect(await page.getByRole("button", { name: "Send a test e-mail" }).count()).toBe(0);
});
