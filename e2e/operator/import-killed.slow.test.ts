import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { BOTH_ENGINES } from "../../test/app";
import { oldContent } from "../../test/old-site/content";
import { type OldSite, openOldSite } from "../../test/old-site/server";
import { newDatabase } from "../../test/postgres";
import { asStaff, report } from "../fixtures/drill";
import { beginImport, importEnd } from "../fixtures/run-import";
import { addressOf, freePort, type ServerPlace, startServer } from "../fixtures/server";

const SIZE = { news: 120, notes: 12, names: 540, topics: 8, pictures: 120, pdfs: 10, width: 1600 };
const KILLS = 3;
/** Milliseconds after its first question to the old site within which an import is killed; one takes half a minute. */
const WITHIN = 4000;

/** The calls that visitors have, each with the list of its answer that the import fills and how long that is then. */
const LISTS = [
  ["newsByCat?cat=all", "news", SIZE.news],
  ["notes", "notes", SIZE.notes],
  ["getForms", "forms", SIZE.pdfs],
  ["charityItems", "items", 3],
] as const;

describe.each(BOTH_ENGINES)("an import that is killed three times at random, on %s", (engine) => {
  it("is complete after another run, and has nothing twice", { timeout: 400_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kapok-import-killed-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const settings = { DEMO_CONTENT: "off" };
    const place: ServerPlace = {
      ...{ dataDir, port: await freePort(), settings },
      ...(databaseUrl && { databaseUrl }),
    };
    const site = await openOldSite(await oldContent(SIZE));
    onTestFinished(() => site.close());
    const server = await startServer(place);
    onTestFinished(() => server.stop());
    const read = async (path: string) => (await fetch(`${addressOf(place)}/api/${path}`)).json();
    const everything = async () =>
      JSON.stringify(
        await Promise.all([...LISTS.map(([call]) => call), "donors", "sma", "special"].map(read)),
      );

    const moments: number[] = [];
    const had: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = beginImport(site, place);
      const exit = once(child, "exit");
      await asked(site);
      const moment = Math.round(Math.random() * WITHIN);
      await pause(moment);
      child.kill("SIGKILL");
      expect(await exit).toEqual([null, "SIGKILL"]);
      moments.push(moment);
      had.push((await read("newsByCat?cat=all")).news.length);
    }
    const { said, status } = await importEnd(beginImport(site, place));
    expect([status, said]).toEqual([0, expect.stringMatching(/News +\d+ came/)]);
    report(`import killed on ${engine}`, {
      ...Object.fromEntries(moments.map((moment, at) => [`kill ${at + 1} at ms`, moment])),
      ...Object.fromEntries(had.map((count, at) => [`news after ${at + 1}`, count])),
    });

    for (const [call, list, count] of LISTS)
      expect([call, (await read(call))[list].length]).toEqual([call, count]);
    const headers = (await read("newsByCat?cat=all")).news.map(
      ({ eng }: { eng: { header: string } }) => eng.header,
    );
    expect(headers).toEqual(Array.from({ length: SIZE.news }, (_, at) => `News ${at}`));
    const [donors] = (await read("donors")).donors;
    expect(donors.eng).toHaveLength(SIZE.names);
    const titles = (await read("sma")).sma.map(({ eng }: { eng: { title: string } }) => eng.title);
    expect(titles.filter((title: string) => title.startsWith("Topic "))).toHaveLength(SIZE.topics);
    const { total } = await asStaff<{ total: number }>(place, "/api/media");
    expect(total).toBe(SIZE.pictures + SIZE.pdfs);

    const complete = await everything();
    const again = await importEnd(beginImport(site, place));
    expect(again).toMatchObject({
      status: 0,
      said: expect.stringMatching(new RegExp(`News +0 came, ${SIZE.news} here already`)),
    });
    expect(again.said).toMatch(/Files +0 came/);
    expect(await everything()).toBe(complete);
  });
});

/** Resolves when the old site is asked for something. */
function asked(site: OldSite): Promise<void> {
  return new Promise((resolve) => {
    site.quirk = () => {
      resolve();
      return false;
    };
  });
}
