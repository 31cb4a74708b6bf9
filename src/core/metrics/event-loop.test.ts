import { expect, it } from "vitest";
import { eventLoopDelay } from "./process-figures.server";

/** Looks at the loop so far, those that were later than a tenth of a second, and the latest of the last while. */
function delays() {
  const families = eventLoopDelay();
  const samples = families.find(({ type }) => type === "histogram")?.samples ?? [];
  const upTo = (le: string) => samples.find(({ labels }) => labels?.le === le)?.value ?? Number.NaN;
  const counted = samples.find(({ suffix }) => suffix === "_count")?.value;
  const max = families.find(({ name }) => name.includes("_max_"))?.samples[0]?.value;
  return { all: upTo("+Inf"), long: upTo("+Inf") - upTo("0.1"), counted, max };
}

it("counts each late turn of the event loop, and says the latest since the last look", async () => {
  await expect.poll(() => delays().all, { interval: 10 }).toBeGreaterThan(0);
  const before = delays();
  const until = performance.now() + 200;
  while (performance.now() < until);
  await expect.poll(() => delays().long, { interval: 10 }).toBeGreaterThan(before.long);
  const after = delays();
  expect(after.counted).toBe(after.all);
  const again = performance.now() + 200;
  while (performance.now() < again);
  await expect.poll(() => delays().max, { interval: 10 }).toBeGreaterThan(0.1);
});
