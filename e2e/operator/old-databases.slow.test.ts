import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { features } from "../../src/features/index.server";
import { LANGS } from "../../src/platform/locale/lang";
import { BOTH_ENGINES } from "../../test/app";
import { OLD_VERSIONS, oldPostgres, oldSqlite, TOO_OLD } from "../../test/old-database";
import { newDatabase } from "../../test/postgres";
import { inLang } from "../fixtures/addresses";
import { waysInTurn } from "../fixtures/sampling";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";
import { StaffClient } from "../fixtures/staff-client.ts";

/** Those that need nothing of the content, as an old version had less of it. */
const PAGES = [
  ...["/", "/about", "/involved", "/archive", "/archive?cat=all", "/sma", "/contact", "/donate"],
  ...["/privacy", "/comfort", "/accessibility", "/sitemap.xml", "/sitemap-1.xml", "/feed.atom"],
];
const reads = features
  .flatMap(({ contract }) => Object.values(contract))
  .filter(({ kind }) => kind === "get");

describe.each(OLD_VERSIONS)("a database of version %s", (version) => {
  let dataDir: string;
  let server: RunningServer | undefined;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "kapok-old-"));
  });
  afterEach(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(BOTH_ENGINES)(
    "on %s is brought up to date, and every page and answer can be read",
    async (engine) => {
      const place: ServerPlace = { dataDir, port: await freePort(), hasForeignPasswords: true };
      if (engine === "postgres") {
        place.databaseUrl = await newDatabase();
        await oldPostgres(version, place.databaseUrl);
      } else oldSqlite(version, dataDir);
      server = await startServer(place);
      const url = addressOf(place);
      const staff = await StaffClient.login(url); // with the account of then
      const shown = await (await staff.get("/api/newsByCat?cat=all")).json();
      const camp = shown.news.find((each: { eng: { header: string } }) => each.eng.header === "A camp");
      const pages = [...PAGES, `/archiveitem?news_id=${camp._id}`];
      for (const [at, path] of pages.entries()) {
        for (const lang of waysInTurn(at, LANGS)) {
          const page = await staff.get(path.endsWith(".xml") ? path : inLang(lang, path));
          expect([path, lang, page.status]).toEqual([path, lang, 200]);
        }
      }
      const item = await (await staff.get(inLang("tra", pages.at(-1) ?? ""))).text();
      expect(item).toContain("海邊。");
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

it("a database older than the baseline is refused in words, and left as it is", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-older-"));
  oldSqlite(TOO_OLD, dataDir);
  new DatabaseSync(join(dataDir, "kapok.sqlite")).exec("pragma journal_mode = wal"); // as that version left it
  const digest = () =>
    createHash("sha256")
      .update(readFileSync(join(dataDir, "kapok.sqlite")))
      .digest("hex");
  const before = digest();
  const start = startServer({ dataDir, port: await freePort(), hasForeignPasswords: true });
  await expect(start).rejects.toThrow(
    /The database is older .*Nothing was changed\. Start version 0\.1\.0 at commit b6f218a9 \(git tag before-baseline\) once/,
  );
  expect(digest()).toBe(before);
  rmSync(dataDir, { recursive: true, force: true });
});
