import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { openMore, signIn } from "../fixtures/staff";

const here = journey();

/** The answer to a visitor at an address, without being led on. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(here.site.url + path, { redirect: "manual", headers });
  return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
}

const table = (csv: string) => ({ name: "addresses.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

it("staff redirect an old address, of which a visitor notices nothing; where a page is they are told so", async () => {
  here.expectFault(/status of 40[04]/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/redirects");
  await page.getByRole("link", { name: "Add Redirect" }).click();
  await page.getByLabel("Old address").fill("/tra/About");
  const target = page.getByRole("combobox", { name: "New address" });
  await target.fill("/sma");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator(".field-error", { hasText: "There is a page at this address" }).waitFor();
  expect(await page.getByLabel("Old address").inputValue()).toBe("/tra/About");
  await page.getByLabel("Old address").fill("/認識SMA.html");
  await target.fill("认识");
  await page.getByRole("option", { name: "/sma" }).first().waitFor();
  const found: Findings = {};
  await look(page, found, "suggestions of addresses");
  expect(found).toEqual({});
  await target.press("Enter");
  expect(await target.inputValue()).toBe("/sma");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Redirect saved").waitFor();
  await page.getByText("No visits yet").waitFor();

  const visitor = await here.visit({ javaScript: false });
  await visitor.goto("/tra/認識SMA.html?utm_source=letter");
  expect(visitor.url()).toBe(`${here.site.url}/tra/sma?utm_source=letter`);
  await visitor.goto("/認識SMA.html/");
  expect(visitor.url()).toBe(`${here.site.url}/sma`);

  await page.reload();
  await page.getByText(/^Visits: 2, the last on /).waitFor();
  await openMore(page, "/認識sma.html");
  await page.getByRole("button", { name: "Delete: /認識sma.html" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  expect((await ask("/認識SMA.html/"))[0]).toBe(308);
  expect((await ask(encodeURI("/認識sma.html")))[0]).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/^Visits: 2, the last on /).waitFor();
  expect(await ask(encodeURI("/認識SMA.html/"))).toEqual([301, "/sma", "no-cache"]);
});

it("staff bring in a table, are told which lines are at fault, and leave those out", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/redirects/import");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator(".field-error", { hasText: "Choose a file first." }).waitFor();
  await page.getByText("No file is chosen yet.").waitFor();
  const file = page.getByLabel("CSV file");
  await file.setInputFiles({ ...table(""), buffer: Buffer.from([0xb0, 0xda, 0xa4, 0x40, 0x2c]) });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator(".field-error", { hasText: "not in UTF-8" }).waitFor();
  await file.setInputFiles(table("Old;New\r\n/2019/dinner.html;/archive\r\n/x;/nowhere\r\n"));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Line 3").waitFor();
  await page.getByText("addresses.csv", { exact: true }).waitFor();
  expect((await ask("/2019/dinner.html"))[0]).toBe(404);
  await page.getByRole("button", { name: "Leave these lines out and import the others" }).click();
  await page.getByText("Redirects imported: 1 added, 0 changed, lines left out: 1").waitFor();
  expect(await ask("/2019/dinner.html", { Cookie: "lang=sim" })).toEqual([301, "/archive", "no-cache"]);
  await openScreen(page, "/cms/redirects");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain('"/2019/dinner.html","/archive","1"');
});
