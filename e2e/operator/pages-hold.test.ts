import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { first, starredNews } from "../fixtures/content";
import { chooseLargeControls, type FitFaults, measureFit } from "../fixtures/fit";
import { readingJourney } from "../fixtures/journey";
import { smallTargets } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { isInTurn, LANGS_IN_TURN } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";
import { tightPairs } from "../fixtures/target-gaps";

const here = readingJourney();
// Staff screens are measured in e2e/staff/every-screen.test.ts. A fault of the content security policy is written to the console, which fails any test.
describe.each(LANGS)("in %s", (lang) => {
  it("every public page fits windows of all widths, however text is spaced, and has targets of 48 px apart", {
    timeout: 180_000,
  }, async () => {
    here.expectFault(/status of 404/);
    const page = await here.visit();
    const found: FitFaults = {};
    for (const [number, path] of [...(await publicPages(here.site)), "/nothing"].entries()) {
      if (!isInTurn(number, lang)) continue;
      await page.goto(inLang(lang, path));
      await measureFit(page, path, lang, found, number);
    }
    expect(found).toEqual({});
  });

  it.runIf(LANGS_IN_TURN.includes(lang))("the open menus do too", async () => {
    const page = await here.visit({ width: 360 });
    const found: Record<string, string[]> = {};
    await page.goto(inLang(lang, "/"));
    await page.locator(".phone-menu > summary").click();
    found["phone menu"] = await smallTargets(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(".nav-group > summary").click();
    found["About menu"] = await smallTargets(page);
    expect(found).toEqual({ "phone menu": [], "About menu": [] });
  });

  it.runIf(LANGS_IN_TURN.includes(lang))("the list of what is wrong with a form does too", async () => {
    here.expectFault(/status of 400/);
    here.expectFault(/status of 400/);
    const page = await here.visit({ width: 360, lang });
    await chooseLargeControls(page);
    const found: Record<string, string[]> = {};
    await page.goto("/contact");
    await page.locator("main form button[type=submit]").click();
    await page.locator(".form-problem a").first().waitFor();
    found.visitors = [...(await smallTargets(page)), ...(await tightPairs(page))];
    await signIn(page);
    await openScreen(page, "/cms/addcharityitem");
    await page.locator("main form button[type=submit]").click();
    await page.locator(".problem-summary a").first().waitFor();
    found.staff = [...(await smallTargets(page)), ...(await tightPairs(page))];
    expect(found).toEqual({ visitors: [], staff: [] });
  });
});

// That they load no file of JavaScript is weighed in e2e/visitor/budget.test.ts.
describe("pages for reading", () => {
  it("carry no script but a few lines of their own", async () => {
    const { _id } = first(await starredNews(here.site));
    for (const path of ["/", "/archive", `/archiveitem?news_id=${_id}`, "/privacy"]) {
      const html = await (await fetch(here.site.url + path)).text();
      // Rules about which links may be followed ahead are no program, nor is what search engines are told.
      const scripts = [
        ...html.matchAll(/<script(?! type="(?:speculationrules|application\/ld\+json)")([^>]*)>([^<]*)/g),
      ];
      expect(
        scripts.map(([, attributes]) => attributes),
        path,
      ).toEqual(scripts.map(() => ""));
      expect(Buffer.byteLength(scripts.map(([, , code]) => code).join("")), path).toBeLessThan(2000);
      expect(html, path).not.toMatch(/modulepreload|__reactRouter|\.js"/);
    }
  });

  it("name no file of script, but About", async () => {
    const named: string[] = [];
    for (const path of await publicPages(here.site)) {
      const html = await (await fetch(here.site.url + path)).text();
      if (/<script[^>]* src=|modulepreload/.test(html)) named.push(path);
    }
    expect(named).toEqual(["/about"]);
  });
});

it.each(["/", "/cms/login", "/nothing", "/api/docs", "/unauthorized"])(
  "%s comes with strict security headers",
  async (path) => {
    const { headers } = await fetch(here.site.url + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-powered-by")).toBeNull();
  },
);
