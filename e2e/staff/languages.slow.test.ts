import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("staff see what is out of date, go to its field with one press, read what changed, and say that it is right", async () => {
  const page = await here.visit();
  await signIn(page);
  const found: Findings = {};
  await openScreen(page, "/cms/pages/home?lang=tra");
  const heading = page.locator("#field-page-tra-hero-title");
  const said = await heading.inputValue();
  await heading.fill(`${said}你好`);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Page saved").waitFor();

  await openScreen(page, "/cms/languages");
  await page.getByRole("link", { name: "Out of date", exact: true }).click();
  await page
    .getByRole("status")
    .getByText(/^Texts: 1 /)
    .waitFor();
  await look(page, found, "the board");
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/board.png`, fullPage: true });
  await page.getByRole("link", { name: /^Home page/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-page-eng-hero-title");
  const state = page
    .getByRole("group", { name: /Top of the page: the Traditional Chinese was changed since\.$/ })
    .first();
  await state.locator("ins").getByText("你").first().waitFor();
  await look(page, found, "a field that is behind");
  expect(found).toEqual({});
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/field.png`, fullPage: true });
  await state.getByRole("button", { name: "Mark as up to date" }).click();
  await page.getByRole("status").getByText("Top of the page is up to date").waitFor();

  await openScreen(page, "/cms/languages?state=stale&lang=eng");
  await page.getByText("Nothing here: no text is in this state.").waitFor();
});

it("staff go from the board to what a picture shows, take its Simplified, and say that its English is right", async () => {
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  const found: Findings = {};
  const { media } = await (await page.request.get("/api/media?kind=image&unused=false")).json();
  const { _id: media_id } = media.find(({ alt }: { alt: { tra: string } }) => alt.tra !== "");
  await staffCall(here.site, "/api/editMedia", { media_id, alt: { tra: "義工乘的士" } });
  await openScreen(page, "/cms/languages?state=stale&lang=sim");
  await page.getByRole("link", { name: /· Description$/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-alt-sim");
  await page.getByRole("button", { name: /^Convert Traditional to Simplified: Description$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox").check();
  expect(await dialog.getByRole("textbox").inputValue()).toBe("志愿者乘出租车");
  await dialog.getByRole("button", { name: "Put into the form" }).click();
  await look(page, found, "what a picture shows");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Picture saved").waitFor();
  const states = page.getByRole("group", { name: /^out of date Description: the Traditional/ });
  await expect.poll(() => states.count()).toBe(1);
  await states.getByRole("button", { name: "Mark as up to date" }).click();
  await page.getByRole("status").getByText("Description is up to date").waitFor();
  await openScreen(page, "/cms/languages?state=stale");
  expect(await page.getByRole("link", { name: /· Description$/ }).count()).toBe(0);
  const saved = await (await page.request.get(`/api/getMedia?media_id=${media_id}`)).json();
  expect(saved.media[0].alt).toMatchObject({ tra: "義工乘的士", sim: "志愿者乘出租车" });
  expect(found).toEqual({});
});

it("staff see in a list what each language needs, and narrow it to that, also one that they arrange", async () => {
  const page = await here.visit();
  await signIn(page);
  const found: Findings = {};
  const news = { date: "2026-11-01", tra: { header: "木棉", content: "<p>花開。</p>" } };
  await staffCall(here.site, "/api/addnews", { news });
  await openScreen(page, "/cms/managenews");
  await page.getByLabel("Languages").selectOption("English: missing");
  await expect.poll(() => new URL(page.url()).search).toBe("?needs=eng-missing");
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("row", { name: /木棉/ }).getByText("English: missing").waitFor({ state: "attached" });
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/list.png` });
  await look(page, found, "a list");
  await openScreen(page, "/cms/managecharityitems?needs=sim-stale");
  expect(await page.locator(".ordered-row").count()).toBe(0);
  await page.getByLabel("Languages").selectOption("All");
  await page.locator(".ordered-row").first().waitFor();
  await look(page, found, "a list that staff arrange");
  expect(found).toEqual({});
});
