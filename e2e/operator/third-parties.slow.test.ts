import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });

it("no page asks anybody else for anything, or breaks its own policy, before a visitor wants it to", async () => {
  here.expectFault(/status of 404/);
  const page = await here.visit();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && origin !== here.site.url) elsewhere.push(request.url());
  });
  const broken: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => void broken.push(what));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(what: string): void };
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      noteViolation(`${location.pathname}: ${violatedDirective} ${sample}`),
    );
  });
  const pages = await publicPages(here.site);
  for (const [at, path] of [...pages, "/nothing"].entries()) {
    const lang = LANGS[at % LANGS.length] ?? "eng";
    await page.goto(inLang(lang, path));
    // To its end, so that what loads when it comes near is asked for.
    await page.evaluate(
      () =>
        new Promise((shown) => {
          scrollTo(0, document.body.scrollHeight);
          requestAnimationFrame(() => requestAnimationFrame(shown));
        }),
    );
  }
  expect({ elsewhere, broken }).toEqual({ elsewhere: [], broken: [] });
  expect(await page.evaluate(() => "trustedTypes" in window)).toBe(true);
});
