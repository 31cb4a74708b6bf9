import { expect, it } from "vitest";
import { firstOrAll } from "../fixtures/drill";
import { readingJourney } from "../fixtures/journey";
import { signIn } from "../fixtures/staff";
import { weigh } from "../fixtures/weight";

const here = readingJourney({ cold: true });
const KB = 1024;

/** KB of script that a first visit may cost, with what is fetched ahead. */
const MOST = [
  ["/cms/addnews", 360],
  ["/cms", 180],
  ["/cms/managenews", 200],
  ["/cms/managecharityitems", 200],
] as const;

it.each(firstOrAll(MOST))("shows %s for at most %d KB of script", async (path, most) => {
  const page = await here.visit();
  await signIn(page);
  const { bytes } = await weigh(page, path, () => page.locator("h1").waitFor());
  expect(bytes.Script).toBeGreaterThan(0);
  expect(bytes.Script).toBeLessThanOrEqual(most * KB);
});

it("fetches at most 60 KB of script once home is loaded, of what it shows and of what may come next", async () => {
  const page = await here.visit();
  await signIn(page);
  const { lateScript } = await weigh(page, "/cms", () => page.locator("h1").waitFor());
  expect(lateScript).toBeGreaterThan(0);
  expect(lateScript).toBeLessThanOrEqual(60 * KB);
});
