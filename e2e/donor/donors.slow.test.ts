import { expect, it } from "vitest";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();
const SAVED = "Information of Donors has been updated";

const names = (count: number) => Array.from({ length: count }, (_, at) => `Donor ${at + 1}`);
const stored = async () => (await (await fetch(`${here.site.url}/api/donors`)).json()).donors[0];

async function donors() {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/donor");
  return page;
}

it("asks before a language loses its names, and counts what is there", async () => {
  await staffCall(here.site, "/api/adddonor", { eng: names(200), tra: names(5), sim: names(200) });
  const page = await donors();
  const english = page.getByRole("region", { name: /^English/ });
  await english.getByText("200 names").waitFor();
  await page
    .getByRole("region", { name: /^Traditional Chinese/ })
    .getByText("Missing")
    .waitFor();
  await english.getByRole("textbox").fill([...names(200), "Donor 7"].join("\n"));
  await english.getByText(/201 names; 1 more than once:\s*Donor 7/).waitFor();
  await english.getByRole("textbox").fill("");
  await page.getByRole("button", { name: "Submit" }).click();
  const question = page.getByRole("dialog");
  await question.getByText("English: of 200 names, 0 would stay").waitFor();
  await question.getByRole("button", { name: "Back to the names" }).click();
  expect((await stored()).eng).toHaveLength(200);
  await page.getByRole("button", { name: "Submit" }).click();
  await question.getByRole("button", { name: "Save all the same" }).click();
  await page.getByRole("status").getByText(SAVED).waitFor();
  expect((await stored()).eng).toEqual([]);
});

it("splits columns that are pasted, and only offers it for those that are typed after a paste", async () => {
  await staffCall(here.site, "/api/adddonor", { eng: ["Anonymous"], tra: [], sim: [] });
  const page = await donors();
  const english = page.getByRole("region", { name: /^English/ });
  const field = english.getByRole("textbox");
  const columns = "Anonymous\nChan\t陳大文\t陈大文";
  // One that changes nothing, as of the same words over themselves.
  await field.dispatchEvent("paste");
  await field.fill(columns);
  await english.getByRole("button", { name: "Split by language" }).waitFor();
  expect(await field.inputValue()).toBe(columns);
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+x");
  await field.press("ControlOrMeta+v");
  await page.getByText("1 line was split by language").waitFor();
  expect(await field.inputValue()).toBe("Anonymous\nChan");
  // What is saved is not to be undone in the field alone.
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText(SAVED).waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

it("asks before lines with columns are saved, and names saving them so last", async () => {
  await staffCall(here.site, "/api/adddonor", { eng: ["Anonymous"], tra: [], sim: [] });
  const page = await donors();
  await page
    .getByRole("region", { name: /^English/ })
    .getByRole("textbox")
    .fill("Chan\t陳大文\t陈大文");
  await page.getByRole("button", { name: "Submit" }).click();
  const question = page.getByRole("dialog", { name: "Split these lines into names?" });
  await question.waitFor();
  expect(await question.getByRole("button").allInnerTexts()).toEqual([
    "Split by language",
    "Back to the names",
    "Save all the same",
  ]);
  await question.getByRole("button", { name: "Save all the same" }).click();
  await page.getByRole("status").getByText(SAVED).waitFor();
  expect((await stored()).eng).toEqual(["Chan\t陳大文\t陈大文"]);
});
