import { afterAll, expect, it } from "vitest";
import { listening, translationServer } from "../../src/features/conversion/testing/translation-server";
import { first, notes } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const { server, asked } = translationServer(["en", "zh-Hant"]);
const here = journey({
  settings: async () => ({ TRANSLATE_URL: await listening(server), TRANSLATE_KEY: "key" }),
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("staff have the English drafted by a service, correct it, and leave what they do not want", async () => {
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  await openScreen(page, "/cms/newappreciation");
  const [eng, tra] = [languagePart(page, "eng").region, languagePart(page, "tra").region];
  await tra.getByLabel("Author", { exact: true }).fill("陳太");
  await tra.getByLabel("Text", { exact: true }).fill("多謝義工。\n\n再見。");
  await page.getByRole("button", { name: "Draft the English from the Traditional Chinese" }).click();
  const review = page.getByRole("dialog");
  await review.getByText("A machine has written this.").waitFor();
  const becomes = review.getByLabel("Text, paragraph 1, in English");
  expect(await becomes.inputValue()).toBe("en: 多謝義工。");
  await becomes.fill("Thank you, volunteers.");
  await review.getByLabel("Use this: Text, paragraph 2").uncheck();
  await review.getByRole("button", { name: "Put into the form" }).click();
  await page.getByText("Paragraphs put into the form: 2.").waitFor();
  expect(await eng.getByLabel("Text", { exact: true }).inputValue()).toBe("Thank you, volunteers.");
  expect(asked).toMatchObject([{ source: "zh-Hant", target: "en", format: "text" }]);
  // Visitors get it once it is submitted, and not before.
  expect((await notes(here.site)).map(({ note }) => note.eng.author)).not.toContain("en: 陳太");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/manageappreciation");
  expect(first(await notes(here.site)).note.eng).toMatchObject({
    author: "en: 陳太",
    content: "Thank you, volunteers.",
  });
  // What a machine wrote is not taken for something that somebody has accepted.
  const { total } = await (await page.request.get("/api/content/sentences")).json();
  expect(total).toBe(0);
});

it("staff are told why there is no draft, and go on with their form", async () => {
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  await openScreen(page, "/cms/newappreciation");
  const text = languagePart(page, "tra").region.getByLabel("Text", { exact: true });
  await text.fill("break");
  here.expectFault(/503/);
  await page.getByRole("button", { name: "Draft the English from the Traditional Chinese" }).click();
  await page.getByRole("dialog").getByText("The translation service did not answer.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await text.inputValue()).toBe("break");
});
