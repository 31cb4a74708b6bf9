import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { searchQuery } from "../../src/features/search/testing/arbitrary-searches";
import { BOTH_ENGINES } from "../../test/app";
import { newDatabase } from "../../test/postgres";
import { report, sized } from "../fixtures/drill";
import { addressOf, freePort, startServer } from "../fixtures/server";

/** Characters of a query up to which Node reads the request in any case: its head has 16 KB. */
const LONGEST_ADDRESS = 12_000;
const RUNS = sized(300, 10_000);

describe.each(BOTH_ENGINES)("the search page on %s", (engine) => {
  it("is shown whatever is looked for", { timeout: 1_200_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kapok-search-hostile-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const place = { dataDir, port: await freePort(), ...(databaseUrl && { databaseUrl }) };
    const server = await startServer(place);
    onTestFinished(() => server.stop());
    let number = 0;
    const statuses = new Map<number, number>();
    const lang = fc.constantFrom("eng", "tra", "sim");
    await fc.assert(
      fc.asyncProperty(lang, searchQuery, async (lang, query) => {
        number += 1;
        // Of many networks: one has no more than so many pages rendered in a minute.
        const from = `192.0.${Math.floor(number / 200) % 200}.${number % 200}`;
        const answer = await fetch(`${addressOf(place)}/${lang}/search?${query}`, {
          headers: { "X-Forwarded-For": from },
          redirect: "manual",
        });
        const text = await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const isTooLong = query.length > LONGEST_ADDRESS;
        expect(isTooLong ? [200, 431] : [200], `${query.slice(0, 2000)} ${text.slice(0, 300)}`).toContain(
          answer.status,
        );
        expect(text).not.toMatch(/<script>alert|<img src=x|<b><b>/);
      }),
      { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 1) },
    );
    report(`searches on ${engine}`, Object.fromEntries(statuses));
    expect(server.logs()).not.toMatch(/"level":(?:50|60)/);
  });
});
