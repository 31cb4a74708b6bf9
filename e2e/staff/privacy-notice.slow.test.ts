import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

const here = journey();

const change = (eng: object) => staffCall(here.site, "/api/editPage", { page: { _id: "privacy", eng } });

it("staff read each version of the privacy statement as visitors had it, in each language", async () => {
  await change({ promise: { title: "Our second promise" } });
  await change({ promise: { title: "Our third promise" } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/pages/privacy");
  await page.getByRole("link", { name: "Earlier versions" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy statement, version 3" }).waitFor();
  await page.getByText(/^In force since \d/).waitFor();
  await page.getByRole("heading", { name: "Our third promise" }).waitFor();

  const versions = page.getByRole("navigation", { name: "Versions" }).getByRole("link");
  expect(await versions.count()).toBe(3);
  expect(await versions.first().getAttribute("aria-current")).toBe("page");
  await versions.filter({ hasText: "Version 2," }).click();
  await page.getByRole("heading", { name: "Our second promise" }).waitFor();
  await page.getByText(/^In force from \d.* to \d/).waitFor();
  expect(await page.getByRole("heading", { name: "Our third promise" }).count()).toBe(0);

  await versions.filter({ hasText: "Version 1," }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy statement, version 1" }).waitFor();
  expect(await page.getByRole("heading", { name: /(second|third) promise$/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Language: Traditional Chinese" }).click();
  const article = page.getByRole("article");
  await expect.poll(() => article.getAttribute("lang")).toBe("zh-Hant-HK");
  await page.getByRole("heading", { level: 1, name: "Privacy statement, version 1" }).waitFor();
  expect(await page.getByRole("main").getByRole("textbox").count()).toBe(0);

  await page.getByRole("link", { name: "Change the statement" }).click();
  await page.waitForURL(/\/cms\/pages\/privacy$/);
  const visitors = await (await fetch(`${here.site.url}/eng/privacy`)).text();
  expect(visitors.replaceAll("<!-- -->", "")).toContain("Version 3, ");
});

it("is fit for everybody, also on a phone, and says of a version that there is none", async () => {
  const page = await here.visit({ width: 360 });
  await signIn(page);
  await openScreen(page, "/cms/privacynotice?number=1");
  const found: Findings = {};
  await look(page, found, "notice");
  await validatePage(page, found, "notice");
  expect(found).toEqual({});
  here.expectFault(/404/);
  await page.goto("/cms/privacynotice?number=99");
  await page.getByRole("main").getByText("There is no such version").waitFor();
});
