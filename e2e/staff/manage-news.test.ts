import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publish } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

async function manageNews(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await page.goto("/cms/managenews");
  return page;
}

it("asks before it deletes: No deletes nothing, Yes deletes, Undo brings it back", async () => {
  const header = "Not for long";
  const id = await publish(here.site, { eng: { header, content: "<p>Still here.</p>" } });
  const page = await manageNews();
  const remove = page.getByRole("button", { name: `Delete: ${header}` });
  const question = page.getByRole("dialog", { name: `Are you sure you want to delete the post: ${header}` });

  await openMore(page, header);
  await remove.click();
  await question.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("status").getByText("Nothing was deleted", { exact: true }).waitFor();
  await question.waitFor({ state: "hidden" });
  await hasFocus(remove);

  await remove.click();
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await newsRow(page, header).waitFor();

  await remove.click();
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByRole("status").getByText(`Deleted: ${header}`).waitFor();
  await newsRow(page, header).waitFor({ state: "detached" });
  const visitor = await here.visit();
  here.expectFault(/status of 404/);
  expect((await visitor.goto(`/archiveitem?news_id=${id}`))?.status()).toBe(404);

  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await newsRow(page, header).waitFor();
  expect((await visitor.goto(`/archiveitem?news_id=${id}`))?.status()).toBe(200);
  await visitor.getByText("Still here.").waitFor();
});
