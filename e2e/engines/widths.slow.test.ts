import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPages, staffScreens } from "../fixtures/addresses";
import { type Site, startSite } from "../fixtures/site";
import { started } from "../fixtures/started";
import type { Engine, EngineWindow, StartedEngine } from "./engine";
import { firefox } from "./firefox";
import { logIn } from "./log-in";
import { webkit } from "./webkit";

/** A phone's, as narrow as WebKit's window gets, and those of tablets; the last is where a table is just shown. */
const WIDTHS = [400, 768, 1280, 1024];

/** Runs in the page: all that is wider than the window, or than the frame of a table that visitors are shown. */
const TOO_WIDE = `[document.documentElement, ...document.querySelectorAll(".site-header ~ main .table-scroll")]
  .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth)
  .map((each) => \`\${each.tagName} \${each.className}: \${each.scrollWidth} in \${each.clientWidth}\`)`;

let site: Site | undefined;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.remove());

// The size of a drawing or a table that no rule says is where engines differ most.
describe.each([webkit, firefox])("in $name", (engine: Engine) => {
  if (engine.missing) process.stdout.write(`SKIPPED  widths in ${engine.name}: ${engine.missing}.\n`);

  describe.skipIf(engine.missing)("no window shows a part", () => {
    let browser: StartedEngine | undefined;
    let window: EngineWindow | undefined;
    beforeAll(async () => {
      browser = await engine.start();
      window = await browser.visit(started(site).url);
    });
    afterAll(async () => {
      await window?.close();
      await browser?.stop();
    });

    const tooWide = async (addresses: readonly string[], widths: readonly number[]): Promise<string[]> => {
      const shown = started(window);
      const found: string[] = [];
      for (const width of widths) {
        await shown.resize(width);
        for (const address of addresses) {
          await shown.open(address);
          await shown.see("h1");
          for (const fault of await shown.run<string[]>(TOO_WIDE))
            found.push(`${address}, ${width}: ${fault}`);
        }
      }
      return found;
    };

    it("of a page", async () => {
      const pages = (await publicPages(started(site))).map((path) => `/eng${path === "/" ? "" : path}`);
      expect(await tooWide(pages, WIDTHS)).toEqual([]);
    });

    it("of a screen of staff", async () => {
      await logIn(started(window));
      expect(await tooWide(await staffScreens(started(site)), [400, 1024])).toEqual([]);
    }, 400_000);
  });
});
