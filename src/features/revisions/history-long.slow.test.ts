import { describe, expect, it } from "vitest";
import { report } from "../../../e2e/fixtures/drill";
import { BOTH_ENGINES, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import type { ContentTables } from "../../content/store/tables.server";

const REVISIONS = 10_000;
const AT_ONCE = 500;
/** Milliseconds in which a page of the history is listed, half of the times. */
const WITHIN = 100;
const TIMES = 15;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

describe.each(BOTH_ENGINES)("a history of 10,000 revisions on %s", (engine) => {
  const { app, staff } = appTests(engine);

  it("is listed at once, at its beginning, its middle and its end", async () => {
    const { revisions } = contentApi(app, staff, "news");
    const text = { header: "One", content: `<p>${"Some words of a news item. ".repeat(60)}</p>` };
    const id = await addNews(app, staff, { eng: text, tra: text, sim: text });
    await repeat(id);
    const figures: Record<string, number> = {};
    for (const page of [1, 200, 400]) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const began = performance.now();
        const { body, status } = await revisions(id, page);
        times.push(performance.now() - began);
        expect([status, body.total, body.revisions.length]).toEqual([200, REVISIONS, 25]);
      }
      figures[`page ${page}, ms`] = Math.round(median(times));
    }
    report(`a history of ${REVISIONS} revisions on ${engine}`, figures);
    expect(Math.max(...Object.values(figures))).toBeLessThan(WITHIN);
  }, 240_000);

  /** Adds the revisions that the first lacks, each with its line in the journal. */
  async function repeat(id: string): Promise<void> {
    const db = app.deps.db.$extendTables<ContentTables>();
    const first = await db
      .selectFrom("entry_version")
      .selectAll()
      .where("type", "=", "news")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const begin = Date.parse(first.at);
    const numbers = Array.from({ length: REVISIONS - 1 }, (_, at) => at + 2);
    const atOf = (number: number) => new Date(begin + number * 1000).toISOString();
    for (let from = 0; from < numbers.length; from += AT_ONCE) {
      const some = numbers.slice(from, from + AT_ONCE);
      await db
        .insertInto("entry_version")
        .values(some.map((number) => ({ ...first, number, at: atOf(number) })))
        .execute();
      const saved = { feature: "news", action: "edit", entity_id: id, author: USERNAME };
      await db
        .insertInto("journal")
        .values(
          some.map((version) => ({
            ...{ ...saved, at: atOf(version), snapshot: JSON.stringify({ _id: id, version }) },
          })),
        )
        .execute();
    }
    await db
      .updateTable("entry")
      .set({ number: REVISIONS, published: REVISIONS })
      .where("id", "=", id)
      .execute();
  }
});
