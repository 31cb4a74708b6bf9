import { expect, it } from "vitest";
import { newsOfCategory, notes } from "../fixtures/content";
import { FULL } from "../fixtures/drill";
import { holding } from "../fixtures/holding";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

it("saves a form once by a double click on Submit", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Clicked twice");
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await page.waitForURL("/cms/managenews");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.filter(({ eng }) => eng.header === "Clicked twice")).toHaveLength(1);
});

it.runIf(FULL)("saves a form once by Enter that is held down", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/newappreciation");
  await page
    .getByRole("region", { name: /^English/ })
    .getByLabel("Author", { exact: true })
    .fill("Held down");
  const { held, first } = await holding(page, "/api/addnote");
  for (let times = 0; times < 5; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await (await first).continue();
  await page.waitForURL("/cms/manageappreciation");
  expect(held).toHaveLength(1);
  expect((await notes(here.site)).filter(({ note }) => note.eng.author === "Held down")).toHaveLength(1);
});

it.runIf(FULL)("asks once what a password opens, by a double click", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/account");
  await page.getByLabel("Current password").fill("wrong");
  await page.getByLabel("New password").fill("any four words here");
  const { held, first } = await holding(page, "/api/changePassword");
  await page.getByRole("button", { name: "Change password" }).dblclick();
  await (await first).continue();
  await page.getByRole("alert").getByText("There is a problem").waitFor();
  expect(held).toHaveLength(1);
});
