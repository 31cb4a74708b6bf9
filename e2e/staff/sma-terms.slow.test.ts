import { expect, it } from "vitest";
import { fieldId } from "../../src/ui/fields/field-frame";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const here = journey();

const sma = async (lang = "eng") => (await fetch(`${here.site.url}/${lang}/sma`)).text();
const shows = (words: string, lang = "eng") =>
  isShownWithinASecond(async () => (await sma(lang)).includes(words));

it("explains a word as staff change it, offers the first text again, and explains one more", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/smaterms");
  await page.getByRole("link", { name: "scoliosis" }).click();
  const meaning = page.locator(`#${fieldId("term.eng.meaning")}`);
  const first = await meaning.inputValue();
  const back = page.getByRole("button", { name: "Back to the text that came with Kapok: Meaning" });
  expect(await back.count()).toBe(0);
  await meaning.fill("A back with a curve.");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Word saved").waitFor();
  expect(await shows("<dd>A back with a curve.</dd>")).toBe(true);

  await page.getByRole("link", { name: "scoliosis" }).click();
  await back.click();
  expect(await meaning.inputValue()).toBe(first);
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.waitFor();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Word saved").waitFor();
  expect(await shows(`<dd>${first}</dd>`)).toBe(true);
  // The form has gone, and with it what could be undone in it.
  await undo.waitFor({ state: "detached" });

  await page.getByRole("link", { name: "Add a word" }).click();
  await page.locator(`#${fieldId("term.eng.name")}`).fill("spinal cord");
  await page.locator(`#${fieldId("term.eng.meaning")}`).fill("The nerves inside the spine.");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("searchbox").fill("spinal");
  await page.getByRole("link", { name: "spinal cord" }).waitFor();
  expect(await shows("<dd>The nerves inside the spine.</dd>")).toBe(true);
  expect(await sma()).toMatch(/<a href="#term-[^"]+">spinal cord<\/a>/);
  // A language without the word shows it in another, and says in which.
  expect(await sma("tra")).toContain('<dt lang="en">spinal cord</dt>');
});
