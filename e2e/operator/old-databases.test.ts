import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { features } from "../../src/features/index.server";
import { LANGS } from "../../src/platform/locale/lang";
import { OLD_VERSIONS, oldPostgres, oldSqlite } from "../../test/old-database";
import { newDatabase } from "../../test/postgres";
import { StaffClient } from "../../tools/load/staff-client.ts";
import { inLang } from "../fixtures/addresses";
import { drilledOn, FULL } from "../fixtures/drill";
import { waysInTurn } from "../fixtures/sampling";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

/** Those that need nothing of the content, as an old version had less of it. */
const PAGES = [
  ...["/", "/about", "/involved", "/archive", "/archive?cat=all", "/sma", "/contact", "/donate"],
  ...["/privacy", "/comfort", "/accessibility", "/sitemap.xml"],
];
/** The one that an old version is tried on in `npm test`. */
const IN_TURN = ["postgres", "sqlite"] as const;
const reads = features
  .flatMap(({ contract }) => Object.values(contract))
  .filter(({ kind }) => kind === "get");

/** The newest in `npm test`, on one database. */
const TRIED = [...OLD_VERSIONS.entries()].filter(([number]) => FULL || number === OLD_VERSIONS.length - 1);

describe.each(TRIED)("database %i, of version %s", (number, version) => {
  let dataDir: string;
  let server: RunningServer | undefined;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "kapok-old-"));
  });
  afterEach(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(drilledOn(IN_TURN[number % 2] ?? "sqlite"))(
    "on %s is brought up to date, and every page and answer can be read",
    async (engine) => {
      oldSqlite(version, dataDir);
      const news = headersIn(dataDir);
      const place: ServerPlace = { dataDir, port: await freePort(), hasForeignPasswords: true };
      if (engine === "postgres") {
        place.databaseUrl = await newDatabase();
        await oldPostgres(dataDir, place.databaseUrl);
      }
      server = await startServer(place);
      const url = addressOf(place);
      const staff = await StaffClient.login(url); // with the account of then
      const shown = await (await staff.get("/api/newsByCat?cat=all")).json();
      expect(shown.news).toHaveLength(news);
      const pages = [...PAGES, `/archiveitem?news_id=${shown.news[0]._id}`];
      for (const [at, path] of pages.entries()) {
        for (const lang of waysInTurn(at, LANGS)) {
          const page = await staff.get(path.endsWith(".xml") ? path : inLang(lang, path));
          expect([path, lang, page.status]).toEqual([path, lang, 200]);
        }
      }
      for (const { path } of reads) {
        const answer = await staff.get(path);
        expect([path, answer.status, [200, 400].includes(answer.status)]).toEqual([
          path,
          answer.status,
          true,
        ]);
      }
      const { donations } = await (await staff.get("/api/donations?state=all")).json();
      const references: string[] = donations.map((each: { reference: string }) => each.reference);
      for (const reference of references) expect(reference).toMatch(/^[1-9]\d{3} \d{4}$/);
      expect(new Set(references).size).toBe(donations.length);
      expect((await staff.post("/api/addnews", { news: { eng: { header: "New" } } })).status).toBe(200);
      expect(server.logs()).not.toMatch(/"level":(50|60)/);
    },
  );
});

function headersIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "kapok.sqlite"));
  const { count } = database.prepare("select count(*) as count from news").get() ?? {};
  database.close();
  return Number(count);
}
