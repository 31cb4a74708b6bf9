import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d, not published$/).waitFor();
const headerOf = (page: Page) => languagePart(page, "eng").header;

async function opened(id: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page, { drafts: true });
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  return page;
}

const isPublic = async (id: string) =>
  (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id)?.eng.header;

it("keeps what is typed for another computer, and visitors get it when it is submitted", async () => {
  const id = await publish(here.site, { eng: { header: "As it was" } });
  const page = await opened(id);
  await headerOf(page).fill("As it will be");
  await saved(page);
  expect(await isPublic(id)).toBe("As it was");
  const elsewhere = await opened(id);
  await elsewhere.getByText("You typed this until").waitFor();
  expect(await headerOf(elsewhere).inputValue()).toBe("As it will be");
  await elsewhere.getByRole("button", { name: "Submit" }).click();
  await elsewhere.waitForURL("/cms/managenews");
  expect(await isPublic(id)).toBe("As it will be");
  await openScreen(elsewhere, "/cms/drafts");
  expect(await elsewhere.getByRole("link", { name: "As it will be" }).count()).toBe(0);
});
