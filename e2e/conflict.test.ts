import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, publish } from "./content";
import { journey } from "./journey";
import { languagePart, signIn } from "./staff";

const here = journey();

async function editor(id: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await page.goto(`/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const stored = async (id: string) => (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id);

it("lets the second of two editors compare both versions and choose of each part", async () => {
  here.expectFault(/status of 409/);
  const id = await publish(here.site, {
    eng: { header: "Before", content: "<p>Old words.</p>" },
    tra: { header: "之前" },
  });
  const [first, second] = [await editor(id), await editor(id)];
  await languagePart(first, "eng").header.fill("The first one's header");
  await languagePart(first, "tra").header.fill("第一位的標題");
  await submit(first);
  await first.waitForURL("/cms/managenews");

  await languagePart(second, "eng").header.fill("The second one's header");
  await languagePart(second, "tra").header.fill("第二位的標題");
  await submit(second);
  const notice = second.getByRole("alert").filter({ hasText: "Somebody else saved this first" });
  await notice.getByRole("button", { name: "Compare both versions" }).click();

  const header = second.getByRole("group", { name: "Header (English)" });
  await header.getByText("The first one's header").waitFor();
  await header.getByText("The second one's header").waitFor();
  const chinese = second.getByRole("group", { name: "Header (Traditional Chinese)" });
  expect(await chinese.getByLabel("Keep mine").isChecked()).toBe(true);
  await chinese.getByLabel("Take theirs").check();
  await second.getByRole("button", { name: "Continue with my choices" }).click();
  expect(await languagePart(second, "eng").header.inputValue()).toBe("The second one's header");
  expect(await languagePart(second, "tra").header.inputValue()).toBe("第一位的標題");
  await submit(second);
  await second.waitForURL("/cms/managenews");
  expect(await stored(id)).toMatchObject({
    eng: { header: "The second one's header", content: "<p>Old words.</p>" },
    tra: { header: "第一位的標題" },
  });
});

it("tells an editor that the item was deleted meanwhile, and keeps the text", async () => {
  here.expectFault(/status of 404/);
  const id = await publish(here.site, { eng: { header: "Soon deleted" } });
  const page = await editor(id);
  await languagePart(page, "eng").header.fill("Edited too late");
  const answer = await page.request.delete("/api/deleteNews", { data: { news_id: id } });
  expect(answer.status()).toBe(200);
  await submit(page);
  await page.getByRole("alert").getByText("This news item does not exist or has been deleted.").waitFor();
  expect(await languagePart(page, "eng").header.inputValue()).toBe("Edited too late");
});
