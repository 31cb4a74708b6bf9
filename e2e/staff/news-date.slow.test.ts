import { expect, it } from "vitest";
import { hongKongDay, hongKongYear } from "../../src/platform/locale/format";
import { newsOfCategory } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

// On its last day a year has no day to come.
it.skipIf(hongKongDay(new Date()).endsWith("-12-31"))(
  "asks before a news item with a date to come is public at once",
  async () => {
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, "/cms/addnews");
    await languagePart(page, "eng").header.fill("Embargoed");
    const date = page.getByLabel("Date", { exact: true });
    const later = `${hongKongYear(new Date())}-12-31`; // a later one the API refuses
    await date.fill(later);
    const submit = page.getByRole("button", { name: "Submit" });
    await submit.click();
    const question = page.getByRole("dialog", { name: "Publish now, with a date in the future?" });
    await hasFocus(question.getByRole("button", { name: "Go back" }));
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    expect((await newsOfCategory(here.site, "all")).map(({ eng }) => eng.header)).not.toContain("Embargoed");
    expect(await date.inputValue()).toBe(later);
    await submit.click();
    await question.getByRole("button", { name: "Publish now" }).click();
    await page.waitForURL("/cms/managenews");
    const saved = (await newsOfCategory(here.site, "all")).find(({ eng }) => eng.header === "Embargoed");
    expect(hongKongDay(new Date(saved?.date ?? ""))).toBe(later);
  },
);
