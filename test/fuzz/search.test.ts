import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUESTIONS } from "../../src/features/search/testing/questions";
import { prepare } from "../../src/prepare.server";
import { BOTH_ENGINES } from "../app";
import { appTests } from "../app-tests";
import { hostileString } from "./hostile";

/** With FUZZ_RUNS=100 they are 10,000. */
const RUNS = 100 * Number(process.env.FUZZ_RUNS ?? 1);

const known = fc.constantFrom(...QUESTIONS.flatMap(({ eng, tra, sim }) => [eng, tra, sim]));
const words = fc.oneof(
  hostileString,
  fc.array(fc.oneof(known, hostileString), { maxLength: 4 }).map((all) => all.join(" ")),
);
const asked = fc.record({
  q: words,
  lang: fc.constantFrom("eng", "tra", "sim", "fra"),
  kind: fc.oneof(fc.constantFrom("", "news", "pages", "sma"), hostileString),
  page: fc.oneof(fc.constantFrom("1", "2", "0", "-1", "1e3", "999999999"), hostileString),
});

describe.each(BOTH_ENGINES)("whatever is looked for on %s", (engine) => {
  const { app } = appTests(engine);

  it("is answered or refused", { timeout: 600_000 }, async () => {
    await prepare({ ...app.deps, config: { ...app.deps.config, demoContent: false } });
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const given = Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]);
        const answer = await app.call("GET", `/api/search?${new URLSearchParams(given)}`);
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 1) },
    );
  });
});
