import { expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";
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
