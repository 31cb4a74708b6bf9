import { describe, expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { inLang, publicPages } from "./addresses";
import { type Findings, look } from "./axe";
import { journey } from "./journey";

const here = journey();

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
});

describe("axe finds nothing", () => {
  it("on the description of the API", async () => {
    const page = await here.visit();
    const found: Findings = {};
    await page.goto("/api/docs");
    await look(page, found, "/api/docs");
    expect(found).toEqual({});
  });

  it("on an open phone menu and About menu", async () => {
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
});
