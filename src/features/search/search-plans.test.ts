import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { prepare } from "../../prepare.server";
import { searchCatalog } from "../index.server";
import { didYouMean, search } from "./site-search.server";
import { synonymsOf } from "./synonyms.server";
import { searchTables } from "./tables.server";
import { publishMany } from "./testing/made-up-site";
import { plansOf, wholeReads } from "./testing/query-plans";

describe.each(BOTH_ENGINES)("a search on %s", (engine) => {
  const { app } = appTests(engine);

  it("reads no whole table, whatever is looked for", async () => {
    await publishMany(app.deps.db, 30);
    await prepare({ ...app.deps, config: { ...app.deps.config, demoContent: false } });
    const synonyms = synonymsOf([]);
    const plans = await plansOf(app.deps.db, async (db) => {
      for (const words of ["baba koko", "輪椅", "一", "wheelchair 輪椅 privacy", "privcay"]) {
        const asked = { words, lang: "eng", kind: "", page: 1 } as const;
        await search(db, searchCatalog(), synonyms, asked);
        await didYouMean(db, searchCatalog(), synonyms, asked);
      }
    });
    expect(plans.length).toBeGreaterThan(8);
    expect(wholeReads(plans)).toEqual([]);
    const whole = await plansOf(app.deps.db, (db) =>
      searchTables(db).selectFrom("search_document").select("key").where("kind", "=", "news").execute(),
    );
    expect(wholeReads(whole)).toHaveLength(1);
  });
});
