import { expect, it } from "vitest";
import { publish, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("brings back either of two earlier versions that are compared, and leads back to the list", async () => {
  const id = await publish(here.site, { eng: { header: "First words" } });
  for (const header of ["Second words", "Third words"])
    await staffCall(here.site, "/api/editNews", { news: { _id: id, eng: { header } } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/history?type=news&id=${id}&from=1&to=2`);
  const comparison = page.getByRole("region", { name: "From version 1 to version 2" });
  const english = comparison.getByRole("region", { name: "English" }).getByRole("button");
  await expect
    .poll(() => english.allTextContents())
    .toEqual([1, 2].map((number) => `Bring back English of version ${number}`));
  await english.last().click();
  await page.getByRole("status").getByText("Brought back from version 2: English.").waitFor();
  expect(await page.getByLabel("Header", { exact: true }).first().inputValue()).toBe("Second words");
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("main").getByRole("link", { name: "Manage News" }).click();
  await page.waitForURL("/cms/managenews");
});
