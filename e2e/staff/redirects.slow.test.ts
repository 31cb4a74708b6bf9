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
  await page.getByText("None yet").waitFor();

  const visitor = await here.visit({ javaScript: false });
  await visitor.goto("/tra/認識SMA.html?utm_source=letter");
  expect(visitor.url()).toBe(`${here.site.url}/tra/sma?utm_source=letter`);
  await visitor.goto("/認識SMA.html/");
  expect(visitor.url()).toBe(`${here.site.url}/sma`);

  await page.reload();
  await page.getByText(/2, last on /).waitFor();
  await openMore(page, "/認識sma.html");
  await page.getByRole("button", { name: "Delete: /認識sma.html" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  expect((await ask("/認識SMA.html/"))[0]).toBe(308);
  expect((await ask(encodeURI("/認識sma.html")))[0]).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/2, last on /).waitFor();
  expect(await ask(encodeURI("/認識SMA.html/"))).toEqual([301, "/sma", "no-cache"]);
});
