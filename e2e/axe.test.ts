import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { inLang, publicPages, staffScreens } from "./addresses";
import { axeColourFindings, axeFindings } from "./axe";
import { journey } from "./journey";
import { openLogin, openScreen, signIn } from "./staff";

const here = journey();

/** Findings by what was looked at; nothing when there are none. */
type Findings = Record<string, string[]>;

function note(found: Findings, where: string, findings: string[]): void {
  if (findings.length > 0) found[where] = findings;
}

/** Looks at the page in both colour schemes. */
async function look(page: Page, found: Findings, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  note(found, `${where}, light`, await axeFindings(page));
  await page.emulateMedia({ colorScheme: "dark" });
  note(found, `${where}, dark`, await axeColourFindings(page));
}

describe.each(LANGS)("axe finds nothing in %s", (lang) => {
  it("on the public pages, in light and dark", { timeout: 120_000 }, async () => {
    here.expectFault(/status of 404/);
    const page = await here.visit();
    const found: Findings = {};
    for (const path of [...(await publicPages(here.site)), "/nothing"]) {
      await page.goto(inLang(lang, path));
      await look(page, found, path);
    }
    expect(found).toEqual({});
  });

  it.each([360, 1280])(
    "on the screens of the staff area, %i pixels wide, in light and dark",
    { timeout: 120_000 },
    async (width) => {
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

it("finds nothing on the description of the API", async () => {
  const page = await here.visit();
  const found: Findings = {};
  await page.goto("/api/docs");
  await look(page, found, "/api/docs");
  expect(found).toEqual({});
});

it("finds nothing on an open phone menu and About menu", async () => {
  const page = await here.visit({ width: 360 });
  const found: Findings = {};
  await page.goto("/");
  await page.getByRole("banner").getByText("Menu").click();
  await look(page, found, "phone menu");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.getByRole("banner").getByText("About", { exact: true }).click();
  await look(page, found, "About menu");
  expect(found).toEqual({});
});
