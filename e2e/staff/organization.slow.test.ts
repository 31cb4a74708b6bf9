import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bannerStays } from "../fixtures/banner";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { openMove } from "../fixtures/ordered-list";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

const people = (page: Page) => page.getByRole("region", { name: "Our people" });
const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });

async function open(width?: number): Promise<Page> {
  const page = await here.visit(width === undefined ? {} : { width });
  await signIn(page);
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await openScreen(page, "/cms/orgstructure");
  return page;
}

describe("the screen of the organisation", () => {
  it("adds a patron once for all languages, moves them up, says so for two seconds, and every visitor has them", async () => {
    const page = await open();
    await page.getByRole("button", { name: "add new patron" }).click();
    const added = row(page, "Patron 4");
    await hasFocus(added.getByLabel("Name (English)"));
    await added.getByLabel("Name (English)").fill("Miss Hung Tsz-yau");
    const named = row(page, "Miss Hung Tsz-yau");
    await named.getByLabel("Title (English)").fill("Patron for Music");
    const drift = page.getByRole("status").filter({ hasText: "no longer list the same people" });
    await drift.getByText("Patrons: English 4, Traditional Chinese 3, Simplified Chinese 3").waitFor();
    await named.getByLabel("Name (Traditional Chinese)").fill("熊芷悠小姐");
    await named.getByLabel("Title (Traditional Chinese)").fill("贊助人（音樂）");
    await expect
      .poll(() => named.getByLabel("Title (Simplified Chinese)").inputValue())
      .toBe("赞助人（音乐）");
    await page.getByRole("link", { name: "The languages differ" }).waitFor({ state: "detached" });
    await openMove(page, "Miss Hung Tsz-yau");
    const up = page.getByRole("button", { name: "Move up: Miss Hung Tsz-yau" });
    await up.click();
    await up.click();
    await hasFocus(up);
    await languagePart(page, "eng").region.getByLabel("Trustee").fill("Mr Trustworthy");
    await bannerStays(page, "Note Uploaded", 2000, () => submit(page).click());

    const visitor = await here.visit({ javaScript: false });
    const patrons = people(visitor).getByRole("list").first().getByRole("listitem");
    await visitor.goto("/eng/about", { waitUntil: "domcontentloaded" });
    expect((await patrons.allTextContents()).slice(0, 2)).toEqual([
      "Mrs Yuen Sau-kamHonorary Patron",
      "Miss Hung Tsz-yauPatron for Music",
    ]);
    await people(visitor).getByText("Mr Trustworthy").waitFor();
    await visitor.goto("/sim/about", { waitUntil: "domcontentloaded" });
    await visitor.getByText("熊芷悠小姐").waitFor();
    await visitor.getByText("赞助人（音乐）").waitFor();
  });

  it("follows Traditional in Simplified only where nobody has written anything else", async () => {
    const page = await open();
    await page.getByRole("button", { name: "add new staff" }).click();
    const added = row(page, "Staff 6");
    const [tra, sim] = [
      added.getByLabel("Name (Traditional Chinese)"),
      added.getByLabel("Name (Simplified Chinese)"),
    ];
    await sim.fill("自己写的");
    await row(page, "自己写的").getByLabel("Name (Traditional Chinese)").fill("鍾國榮");
    const own = row(page, "鍾國榮").getByLabel("Name (Simplified Chinese)");
    const title = row(page, "鍾國榮").getByLabel("Title (Traditional Chinese)");
    await title.fill("總務");
    await expect
      .poll(() => row(page, "鍾國榮").getByLabel("Title (Simplified Chinese)").inputValue())
      .toBe("总务");
    await title.fill("總務主任");
    await expect
      .poll(() => row(page, "鍾國榮").getByLabel("Title (Simplified Chinese)").inputValue())
      .toBe("总务主任");
    expect(await own.inputValue()).toBe("自己写的");
    expect(await tra.count()).toBe(0);
  });
});
