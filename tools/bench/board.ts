// node tools/bench/board.ts: the board of languages with the entries of ten years, on both databases, which npm run
// bench measures too. Measures; asserts nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { startPostgres } from "../../test/postgres-server.ts";
import { TEN_YEARS } from "./amounts.ts";
import { startBuiltSite } from "./built-site.ts";
import { seed } from "./seed.ts";
import { logIn } from "./staff.ts";
import { median, milliseconds, table } from "./table.ts";

const ROUNDS = 25;
/** Not counted: a server that has just started is still compiling itself. */
const WARM_UP = 10;

/** The entries of ten years, each with two texts on the board, and nothing else. */
const ENTRIES = { ...TEN_YEARS, media: 0, messages: 0, donations: 0 };

/** The questions to the board: a name and a query, in which MIDDLE and LAST stand for numbers of pages. */
const QUESTIONS = [
  ["first page", ""],
  ["missing in any language", "state=missing"],
  ["out of date in Simplified", "state=stale&lang=sim"],
  ["news alone", "type=news"],
  ["news alone, drafts in English", "type=news&state=draft&lang=eng"],
  ["page in the middle", "page=MIDDLE"],
  ["last page", "page=LAST"],
] as const;

/** The time that the board of languages takes with the entries of ten years, on both databases, as a table. */
export async function measureBoard(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kapok-board-"));
  const postgres = await startPostgres([]);
  const places = [{}, { DATABASE_URL: await postgres.newDatabase() }];
  const measured: number[][][] = [];
  for (const [at, place] of places.entries()) measured.push(await measureOn(join(folder, String(at)), place));
  await postgres.stop();
  rmSync(folder, { recursive: true });
  const rows = QUESTIONS.map(([name], question) => [
    name,
    ...measured.flatMap((times) => {
      const sorted = (times[question] ?? []).toSorted((one, other) => one - other);
      return [milliseconds(median(sorted)), milliseconds(sorted.at(-2) ?? Number.NaN)];
    }),
  ]);
  const entries = ENTRIES.news.toLocaleString("en");
  const head = [`Board of languages, ${entries} entries`, "SQLite", "slow", "PostgreSQL", "slow"];
  return `${table(head, rows)}\n\nMedian of ${ROUNDS}; slow is the slowest but one.`;
}

/** Milliseconds of each question. */
async function measureOn(dataDir: string, place: { DATABASE_URL?: string }): Promise<number[][]> {
  await seed({ DATA_DIR: dataDir, ...place }, ENTRIES);
  const site = await startBuiltSite(dataDir, "off", place);
  const headers = { Cookie: await logIn(site.url) };
  const ask = async (query: string) => {
    const begin = performance.now();
    const answer = await fetch(`${site.url}/api/languages?${query}`, { headers });
    if (!answer.ok) throw new Error(`${query} answered ${answer.status}.`);
    const { pages } = (await answer.json()) as { pages: number };
    return { pages, took: performance.now() - begin };
  };
  const { pages } = await ask("");
  const times: number[][] = QUESTIONS.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [question, [, query]] of QUESTIONS.entries()) {
      const asked = query.replace("MIDDLE", String(Math.ceil(pages / 2))).replace("LAST", String(pages));
      const { took } = await ask(asked);
      if (round >= 0) times[question]?.push(took);
    }
  }
  await site.stop();
  return times;
}

if (import.meta.main) {
  readCommandLine({
    usage: `node tools/bench/board.ts

Measures the board of languages on both databases. It takes no arguments.`,
  });
  execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
  console.log(await measureBoard());
}
