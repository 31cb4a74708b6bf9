// node tools/bench/scale.ts [postgres]: what ten years of a busy charity change. Measures; asserts nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "../../scripts/command-line.mjs";
import { startPostgres } from "../../test/postgres-server.ts";
import { portion, TEN_YEARS } from "./amounts.ts";
import { type OwnProcess, startBuiltSite } from "./built-site.ts";
import { measurePeak } from "./peak.ts";
import { questions } from "./scale-questions.ts";
import { seed } from "./seed.ts";
import { logIn, staffPost } from "./staff.ts";
import { median, megabytes, microseconds, milliseconds, ratio, table } from "./table.ts";

const SMALLER = 100;
/** Else the first of the daily jobs would erase nearly all of them as soon as the site starts. */
const ALL_MESSAGES = { MESSAGE_RETENTION_MONTHS: "1200" };
const ROUNDS = 25;
/** Not counted: a server that has just started is still compiling itself. */
const WARM_UP = 10;
/** News on a page of the archive. */
const ARCHIVE_PAGE = 12;

const { positionals } = readCommandLine({
  usage: `node tools/bench/scale.ts [postgres]

Measures a hundredth of ten years of content beside all of it, on SQLite unless it is told otherwise.`,
  atMost: 1,
});
execFileSync(process.execPath, ["scripts/build-if-changed.ts"], { stdio: "inherit" });
const folder = mkdtempSync(join(tmpdir(), "kapok-scale-"));
const postgres = positionals[0] === "postgres" ? await startPostgres([]) : undefined;
const few = await open("few", SMALLER);
const many = await open("many", 1);
const rows: string[][] = [];
for (const question of questions) rows.push(await compare(question));
console.log(table(["Median of 25, in turns", "a hundredth", "ten years", "ratio"], rows));
console.log(`\nResident memory with ten years of content: ${megabytes(many.memory())} after these, at most`);
console.log(`${megabytes(await measurePeak(many))} while eight clients read all news and sixteen read Home.`);
await few.stop();
await many.stop();
await postgres?.stop();
rmSync(folder, { recursive: true });

interface ScaleSite extends OwnProcess {
  cookie: string;
  /** Of a news item in the middle of the archive. */
  newsId: string;
  /** Of a picture that news have as their cover. */
  mediaId: string;
  lastPage: number;
}

async function open(name: string, times: number): Promise<ScaleSite> {
  const dataDir = join(folder, name);
  const database = postgres && { DATABASE_URL: await postgres.newDatabase() };
  const amounts = portion(TEN_YEARS, times);
  await seed({ DATA_DIR: dataDir, ...database }, amounts);
  const site = await startBuiltSite(dataDir, "off", { ...database, ...ALL_MESSAGES });
  const middle = await fetch(`${site.url}/api/newsByCat?cat=all&limit=1&page=${Math.ceil(250 / times)}`);
  const { news } = (await middle.json()) as { news: { _id: string }[] };
  const lastPage = Math.ceil(amounts.news / ARCHIVE_PAGE);
  const cookie = await logIn(site.url);
  const library = await fetch(`${site.url}/api/media?q=photo`, { headers: { Cookie: cookie } });
  const { media } = (await library.json()) as { media: { _id: string }[] };
  return { ...site, cookie, newsId: news[0]?._id ?? "", mediaId: media[0]?._id ?? "", lastPage };
}

async function compare([name, path, kind]: (typeof questions)[number]): Promise<string[]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [at, site] of [few, many].entries()) {
      // Visitors' pages are measured right after a change of the site, when none is kept.
      if (kind === "page") await staffPost(site, "/api/changeStar", { news_id: site.newsId, starred: false });
      const time = await ask(site, addressAt(site, path), kind);
      if (round >= 0) times[at]?.push(time);
    }
  }
  const [small, large] = times.map(median);
  const shown = kind === "each" ? (time = 0) => microseconds(time / 1000) : milliseconds;
  return [name, shown(small ?? 0), shown(large ?? 0), ratio(large ?? 0, small ?? 0)];
}

function addressAt({ newsId, mediaId, lastPage }: ScaleSite, path: string): string {
  return path.replace("NEWS", newsId).replace("MEDIA", mediaId).replace("LAST", String(lastPage));
}

/** Milliseconds. */
async function ask(site: ScaleSite, path: string, kind: (typeof questions)[number][2]): Promise<number> {
  const begin = performance.now();
  const headers = path.startsWith("/api/") ? { Cookie: site.cookie } : undefined;
  const answer = await fetch(site.url + path, headers && { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  let first: number | undefined;
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    first ??= performance.now() - begin;
    text += decoder.decode(bytes, { stream: true });
  }
  const whole = performance.now() - begin;
  if (kind === "first") return first ?? Number.NaN;
  return kind === "each" ? whole / (JSON.parse(text) as { news: unknown[] }).news.length : whole;
}
