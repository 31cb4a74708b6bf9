import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "./app";
import { BOTH_ENGINES } from "./app";
import { oldPostgres, oldSqlite } from "./old-database";
import { DATABASE_OF_OWN_WORDS, upgradeWithOwnWords } from "./own-words";
import { newDatabase } from "./postgres";

const folder = mkdtempSync(join(tmpdir(), "kapok-own-words-"));

beforeAll(() => upgradeWithOwnWords(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program of the charity, as it stands in its folder. */
const program = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(folder, path));

describe.each(BOTH_ENGINES)(
  "a site whose texts were changed in the source, after an upgrade, on %s",
  (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), "kapok-own-words-data-"));
    let app: TestApp;

    beforeAll(async () => {
      if (engine === "sqlite") oldSqlite(DATABASE_OF_OWN_WORDS, dataDir);
      const place: Record<string, string> = { DATA_DIR: dataDir };
      if (engine === "postgres") {
        place.DATABASE_URL = await newDatabase();
        await oldPostgres(DATABASE_OF_OWN_WORDS, place.DATABASE_URL);
      }
      const { openApp } = await program<typeof import("./app")>("test/app.ts");
      app = await openApp(engine, place);
    });
    afterAll(async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const pages = async () => {
      const { pages } = await (await app.call("GET", "/api/pages")).json();
      const named = (id: string) => pages.find((page: { _id: string }) => page._id === id);
      return { home: named("home"), about: named("about") };
    };

    it("says the charity's words in three languages, and what it had left alone as it comes now", async () => {
      const { home, about } = await pages();
      expect([home.eng.hero.title, home.tra.hero.title, home.sim.hero.title]).toEqual([
        "Whoever lives with SMA has neighbours here",
        "與 SMA 同住一城，守望相助",
        "与 SMA 同住一城，守望相助",
      ]);
      expect(home.eng.points.items).toHaveLength(10);
      expect(home.tra.points.items[9].title).toBe("地面就是門口");
      expect(home.eng.donation.title).toBe("Stand with people living with SMA");
      expect(about.sim.services.items.at(-1).title).toBe("代表发声");
      expect(about.eng.annualReport.title).toBe("Annual report"); // came with a later version
    });

    it("keeps them when staff save a page, and has them as what a field goes back to", async () => {
      const headers = await app.login();
      const page = { _id: "home", eng: { hero: { lead: "We live here too." } } };
      const saved = await app.call("POST", "/api/editPage", { headers, json: { page } });
      expect(await saved.json()).toMatchObject({ message: "success" });
      const { home } = await pages();
      expect(home.eng.hero).toEqual({
        title: "Whoever lives with SMA has neighbours here",
        lead: "We live here too.",
      });
      expect(home.tra.points.items).toHaveLength(10);
      type Definition = typeof import("../src/pages/home/definition");
      const { home: definition } = await program<Definition>("src/pages/home/definition.ts");
      expect(definition.firstTexts?.sim.hero.title).toBe("与 SMA 同住一城，守望相助");
    });
  },
);
