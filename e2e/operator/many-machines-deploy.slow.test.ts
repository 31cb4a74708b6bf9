import { rmSync } from "node:fs";
import { Client } from "pg";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hasNginx } from "../../test/nginx";
import { openBrowser, type TestBrowser } from "../fixtures/browser";
import { type ManyMachines, startMachines } from "../fixtures/many-machines";
import { NEXT_MIGRATION, nextBuild } from "../fixtures/many-machines-build";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const PATHS = ["/eng", "/tra/about", "/eng/involved", "/sim/archive", "/eng/contact", "/cms/login"];
/** Milliseconds; a quarter of a minute on a quiet machine. */
const BUILT_WITHIN = 300_000;
const ASSET = /"(\/assets\/[^"]+\.(?:js|css))"/g;

// What happens when machines change to a new version one after the other: both are built and run for real.
describe.skipIf(!hasNginx)("an old and a new build side by side", () => {
  let next: string;
  let all: ManyMachines;
  let browser: TestBrowser;

  beforeAll(async () => {
    next = await nextBuild();
    [all, browser] = await Promise.all([startMachines(1, [next]), openBrowser()]);
    for (const author of ["Mrs Lam", "Mr Ho"]) expect(await save(author)).toBe(200);
  }, BUILT_WITHIN);
  afterEach(() => browser.endTest());
  afterAll(async () => {
    await browser?.close();
    await all?.stop();
    if (next) rmSync(next, { recursive: true, force: true });
  });

  const urlOf = (number: number) => all.machines[number]?.url ?? "";
  const save = async (author: string, url = all.nginx.url): Promise<number> => {
    const body = JSON.stringify({ note: { eng: { author, content: "Thank you." } } });
    const asked = { method: "POST", headers: all.staff, body };
    return (await all.nginx.ask(`${url}/api/addnote`, asked)).status;
  };
  // Not seen: the form in the header, which is the first, stands behind a button where there is no room for it.
  const isNext = async (page: Page) => (await page.locator('[data-build="next"]').count()) > 0;

  /**
   * Does it again until both builds have answered it. nginx asks them in turn, so that what asks an even number of
   * times would go on beginning with the same one: every second time something is asked before.
   */
  async function byBoth(act: () => Promise<boolean>): Promise<void> {
    const seen = new Set<boolean>();
    for (let number = 0; seen.size < 2; number += 1) {
      if (number % 2 === 1) await all.nginx.ask("/readyz");
      seen.add(await act());
    }
  }

  it("the new one changes the database while the old one goes on", async () => {
    const statuses: number[] = [];
    let up = false;
    const visits = (async () => {
      for (let number = 0; !up; number += 1) {
        statuses.push(
          (await all.nginx.ask(PATHS[number % PATHS.length] ?? "")).status,
          await save(`Visit ${number}`),
        );
      }
    })();
    await all.machines[1]?.start();
    up = true;
    await visits;
    expect([...new Set(statuses)]).toEqual([200]);
    const client = new Client({ connectionString: all.database.url });
    await client.connect();
    const { rows } = await client.query("select name from kysely_migration order by name desc limit 1");
    await client.end();
    expect(rows).toEqual([{ name: NEXT_MIGRATION }]);
    for (const number of [0, 1]) {
      expect(await save(`By ${number}`, urlOf(number))).toBe(200);
      expect((await fetch(`${urlOf(number)}/readyz`)).status).toBe(200);
    }
  });

  it("nobody misses a script or a style, whichever answers", async () => {
    // nginx leaves the new one out for a while, as it did not answer before; until then nobody gets its pages either.
    await byBoth(async () => (await all.nginx.ask("/eng/contact")).body.includes('data-build="next"'));
    const [old, other] = await Promise.all([assetsAt(urlOf(0)), assetsAt(urlOf(1))]);
    const own = [...old].filter((asset) => !other.has(asset));
    const foreign = [...other].filter((asset) => !old.has(asset));
    expect([own.length, foreign.length].every((count) => count > 5)).toBe(true);
    expect((await fetch(urlOf(0) + foreign[0])).status).toBe(404); // only nginx knows who has it
    for (const asset of [...own, ...foreign]) {
      expect([asset, (await all.nginx.ask(asset)).status]).toEqual([asset, 200]);
    }
  });

  it("keeps no page of one for the other", async () => {
    for (const path of PATHS.slice(0, -1)) {
      const [old, other] = await Promise.all([0, 1].map((number) => fetch(urlOf(number) + path)));
      const etag = old?.headers.get("etag") ?? "";
      expect(etag).not.toBe("");
      expect(other?.headers.get("etag")).not.toBe(etag);
      expect((await fetch(urlOf(1) + path, { headers: { "If-None-Match": etag } })).status).toBe(200);
    }
  });

  it("About runs its script, whichever serves it", async () => {
    const page = await browser.visit(all.nginx.url);
    await byBoth(async () => {
      await page.goto("/eng/about");
      await page.locator('.notes-steps[data-ready="true"]').waitFor();
      return isNext(page);
    });
  });

  it("staff open an edit screen from a list, whichever serves either", async () => {
    const page = await browser.visit(all.nginx.url, { width: 1280 });
    await signIn(page);
    await byBoth(async () => {
      await openScreen(page, "/cms/managenews", { anew: true });
      const listed = await isNext(page);
      await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
      await languagePart(page, "eng").header.waitFor();
      return listed;
    });
  });

  async function assetsAt(url: string): Promise<Set<string>> {
    const pages = await Promise.all(PATHS.map(async (path) => (await fetch(url + path)).text()));
    return new Set(pages.flatMap((page) => [...page.matchAll(ASSET)].map(([, asset = ""]) => asset)));
  }
});
