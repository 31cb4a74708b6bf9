import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { publicPages } from "./addresses";
import { journey } from "./journey";

const here = journey();

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began and how long it took, in microseconds. */
  ts: number;
  dur?: number;
}

describe("the script of a page", () => {
  it("has no page laid out while the browser still reads it", async () => {
    const page = await here.visit({ width: 360 });
    const forced: string[] = [];
    for (const path of await publicPages(here.site)) {
      const events = await traceOf(page, () => page.goto(path));
      expect(events.some(({ name }) => name === "EvaluateScript")).toBe(true);
      if (forcesLayout(events)) forced.push(path);
    }
    expect(forced).toEqual([]);
  });

  it("still sees at once that the page begins further down", async () => {
    const page = await here.visit({ width: 360 });
    await page.goto("/sma#treatment");
    await expect.poll(() => page.getByRole("banner").getAttribute("class")).toContain("scrolled");
  });

  it("lets go of a header that takes a third of the window, without waiting for its size to change", async () => {
    const page = await here.visit({ width: 360, height: 740 });
    const position = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).position);
    await page.goto("/tra/sma");
    expect(await position()).toBe("sticky");
    await page.addInitScript(enlargeText);
    await page.reload();
    await expect.poll(position).toBe("relative");
  });
});

/** As by a browser's setting: three times the usual size from the first word on. */
function enlargeText(): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.documentElement.style.fontSize = "48px";
  }).observe(document, { childList: true });
}

/** What the browser did meanwhile. */
async function traceOf(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  return traceEvents;
}

/** Whether a script of the page, as it was read, asked for something that only a layout tells. */
function forcesLayout(events: readonly TraceEvent[]): boolean {
  const scripts = events.filter(({ name }) => name === "EvaluateScript");
  return events.some(
    ({ name, pid, tid, ts }) =>
      name === "Layout" &&
      scripts.some(
        (script) =>
          script.pid === pid && script.tid === tid && script.ts <= ts && ts < script.ts + (script.dur ?? 0),
      ),
  );
}
