import { expect, it } from "vitest";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("staff try a sentence, see which entry did it, and correct that", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/glossary");
  await page.getByText("Try a sentence").click();
  const tester = page.getByRole("region", { name: "Try a sentence" });
  await tester.getByLabel("Sentence").fill("同事的士氣很高，不乘九龍巴士，乘的士。");
  await tester.getByRole("button", { name: "Convert" }).click();
  await tester.getByText("同事的士气很高，不乘九龙巴士，乘出租车。").waitFor();
  const entries = tester.getByRole("listitem");
  expect(await entries.allTextContents()).toEqual([
    "九龍巴士 · Name: its wording never changes",
    "的士 → 出租车",
  ]);

  await tester.getByRole("link", { name: "的士" }).click();
  await page.getByRole("heading", { name: "Edit Term" }).waitFor();
  await page.getByLabel("Term (Simplified Chinese)").fill("");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator(".field-error", { hasText: "Write what is said on the Mainland" }).waitFor();
  await page.getByLabel("Term (Simplified Chinese)").fill("计程车");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Term saved").waitFor();

  await page.getByText("Try a sentence").click();
  await tester.getByLabel("Sentence").fill("乘的士。");
  await tester.getByRole("button", { name: "Convert" }).click();
  await tester.getByText("乘计程车。").waitFor();
});

it("staff add a term, whose Simplified follows what they type, and find it again", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/glossary/add");
  await page.getByLabel("Term (Traditional Chinese)").fill("樓宇維修");
  await expect.poll(() => page.getByLabel("Term (Simplified Chinese)").inputValue()).toBe("楼宇维修");
  await page.getByLabel("Term (Traditional Chinese)").fill("陳乾先生的短片");
  await expect.poll(() => page.getByLabel("Term (Simplified Chinese)").inputValue()).toBe("陈乾先生的视频");
  await page.getByLabel("Term (Traditional Chinese)").fill("樓宇維修");
  await expect.poll(() => page.getByLabel("Term (Simplified Chinese)").inputValue()).toBe("楼宇维修");
  await page.getByLabel("Term (English)").fill("building maintenance");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Term saved").waitFor();
  await page.getByRole("searchbox").fill("楼宇");
  await page.getByRole("searchbox").press("Enter");
  await page.getByRole("link", { name: "Edit: 樓宇維修" }).waitFor();
});
