import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sized } from "../../e2e/fixtures/drill";
import { searchQuery } from "../../src/features/search/testing/arbitrary-searches";
import { prepare } from "../../src/prepare.server";
import { BOTH_ENGINES } from "../app";
import { appTests } from "../app-tests";

const RUNS = sized(40, 10_000) * Number(process.env.FUZZ_RUNS ?? 1);

describe.each(BOTH_ENGINES)("whatever is looked for on %s", (engine) => {
  const { app } = appTests(engine);

  it("is answered or refused", { timeout: 600_000 }, async () => {
    await prepare({ ...app.deps, config: { ...app.deps.config, demoContent: false } });
    await fc.assert(
      fc.asyncProperty(searchQuery, async (query) => {
        const answer = await app.call("GET", `/api/search?${query}`);
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 1) },
    );
  });
});
