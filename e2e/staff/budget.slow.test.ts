import { expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { weigh } from "../fixtures/weight";

const here = readingJourney({ cold: true });

it("opens the staff area for at most 400 KB, compressed", async () => {
  const page = await here.visit();
  await signIn(page);
  const { bytes, total } = await weigh(page, "/cms", () => page.locator("h1").waitFor());
  expect(bytes.Script).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(400 * 1024);
});

it("lays a form of many texts out a few times, and not once for each text", async () => {
  const page = await here.visit({ width: 1280 });
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
  };
  const before = await layouts();
  await openScreen(page, "/cms/pages/privacy");
  const texts = await page.locator("main [contenteditable]").count();
  expect(texts).toBeGreaterThan(30);
  expect((await layouts()) - before).toBeLessThan(texts);
});
