import { describe, expect, it } from "vitest";
import { staffScreens } from "./addresses";
import { type Findings, look } from "./axe";
import { journey } from "./journey";
import { openLogin, openScreen, signIn } from "./staff";

const here = journey();

/** Every language and both layouts; English, whose words are the longest, where there is least room. */
const VIEWS = [
  ["eng", 360],
  ["tra", 360],
  ["sim", 1280],
] as const;

describe("axe finds nothing", () => {
  it.each(VIEWS)(
    "on the screens of the staff area in %s, %i pixels wide, in light and dark",
    { timeout: 240_000 },
    async (lang, width) => {
      const page = await here.visit({ lang, width });
      const found: Findings = {};
      await openLogin(page);
      await look(page, found, "/cms/login");
      await signIn(page);
      for (const path of await staffScreens(here.site)) {
        await openScreen(page, path);
        await look(page, found, path);
      }
      await openScreen(page, "/cms/managenews");
      await page.locator(".row .button-danger").first().click();
      await page.getByRole("dialog").waitFor();
      await look(page, found, "the question before deleting");
      expect(found).toEqual({});
    },
  );
});

it("finds nothing on a form that was refused", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  const found: Findings = {};
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").waitFor();
  await look(page, found, "/cms/addnews with a problem");
  expect(found).toEqual({});
});
