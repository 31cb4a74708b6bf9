import { expect, it } from "vitest";
import { bannerStays } from "../fixtures/banner";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, languagePart, signIn } from "../fixtures/staff";

const here = journey();

it("replaces the image of a language and edits the figures, and every visitor has both at once", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/updatechart");
  const { region } = languagePart(page, "tra");
  const before = await region.getByRole("img").first().getAttribute("src");
  await choosePhotos(region.getByRole("button", { name: /^Replace ?: Chart image$/ }));
  await expect.poll(() => region.getByRole("img").first().getAttribute("src")).not.toBe(before);
  // Once, by the words beside it, which are those of the image before.
  expect(await region.getByText("What does this picture show?").count()).toBe(0);
  await region.getByText("these words were written for the one before").waitFor();
  await region.getByLabel("What the image says, in words").fill("新圖表：租金佔一半。");
  await region.getByText("these words were written for the one before").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Add row" }).click();
  const row = page.getByRole("group", { name: "Row 5", exact: true });
  await row.getByLabel("Label (Traditional Chinese)").fill("郵費");
  const named = page.getByRole("group", { name: "郵費", exact: true });
  await named.getByLabel("Amount in Hong Kong dollars").fill("HK$ 2,468,000");
  const submit = page.getByRole("button", { name: "Submit Changes" });
  await bannerStays(page, "Chart Uploaded", 2000, () => submit.click());

  const visitor = await here.visit({ javaScript: false });
  await visitor.goto("/tra/about");
  const section = visitor.getByRole("region", { name: "本會支出" });
  await section.getByRole("img", { name: "新圖表：租金佔一半。" }).waitFor();
  await section.getByRole("img", { name: /^棒形圖：2025\/26 年度支出/ }).waitFor();
  await section.getByText("顯示數字", { exact: true }).click();
  const added = section.getByRole("row", { name: /^郵費/ });
  expect(await added.getByRole("cell").allTextContents()).toEqual(["HK$2,468,000", "56%"]);
  expect(await section.locator(".bar rect").first().getAttribute("width")).toBe("56%");
  await visitor.goto("/eng/about");
  const english = visitor.getByRole("region", { name: "Our expenditure" });
  await english.getByText("Show figures", { exact: true }).click();
  await english.getByRole("row", { name: /^郵費/ }).waitFor();
});
