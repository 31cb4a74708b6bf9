import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasNginx } from "../../test/nginx";
import { uploadPhoto } from "../fixtures/content";
import { type ManyMachines, startMachines } from "../fixtures/many-machines";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const COUNT = 2;
const SAVES = 15; // acknowledged before something breaks, and again after it
/**
 * The length of what was being sent when its machine or the database went: better broken off than taken for the
 * whole.
 */
const BROKEN_OFF = 0;
const PATHS = ["/", "/eng", "/tra/archive", "/sim/about", "/api/getStarredNews"];

describe.skipIf(!hasNginx)("two processes behind nginx, with PostgreSQL and a bucket", () => {
  let all: ManyMachines;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    all = await startMachines(COUNT);
  });
  afterAll(() => all?.stop());

  /** Saves a news item by a machine or by nginx. Gives the status. */
  const save = async (header: string, url = all.nginx.url): Promise<number> => {
    const body = JSON.stringify({ news: { eng: { header }, starred: true } });
    const { status } = await all.nginx
      .ask(`${url}/api/addnews`, { method: "POST", headers: all.staff, body })
      .catch(() => ({ status: 0 }));
    if (status === 200) acknowledged.push(header);
    return status;
  };
  const homeOf = async (url: string) => (await fetch(`${url}/`)).text();
  const showsEverywhere = (header: string) =>
    isShownWithinASecond(async () => {
      const pages = await Promise.all(all.machines.map(({ url }) => homeOf(url)));
      const front = await all.nginx.ask("/eng");
      return [...pages, front.body.toString()].every((page) => page.includes(header));
    });

  it("is one site: one session, one save, one upload for all", async () => {
    for (const { url } of all.machines) {
      expect((await fetch(`${url}/api/sessions`, { headers: all.staff })).status).toBe(200);
      await homeOf(url); // kept from now on
    }
    const [first, second] = all.machines;
    expect(await save("Told by PostgreSQL", first?.url)).toBe(200);
    expect(await showsEverywhere("Told by PostgreSQL")).toBe(true);
    const photo = await uploadPhoto({ url: second?.url ?? "" }, all.staff.Cookie ?? "");
    const images = all.machines.map(async ({ url }) => {
      const image = await fetch(`${url}/media/${photo}?w=320`, { headers: { Accept: "image/webp" } });
      return [image.status, Buffer.from(await image.arrayBuffer()).toString("base64")];
    });
    const [one, ...others] = await Promise.all(images);
    expect(one?.[0]).toBe(200);
    for (const other of others) expect(other).toEqual(one);
  });

  it("gives a list the same ETag, and leads on from an old address, whichever is asked", async () => {
    const tags = all.machines.map(async ({ url }) => (await fetch(`${url}/api/news`)).headers.get("etag"));
    expect(new Set(await Promise.all(tags))).toEqual(new Set([expect.stringMatching(/^"[\w-]{22}"$/)]));
    const visit = async ({ url }: { url: string }) =>
      (await fetch(`${url}/eng/old-page`, { redirect: "manual" })).status;
    expect(await Promise.all(all.machines.map(visit))).toEqual([404, 404]); // each keeps that there is nothing
    const body = JSON.stringify({ content: { from: "/old-page", to: "/about" } });
    await all.nginx.ask("/api/content/redirects", { method: "POST", headers: all.staff, body });
    const everywhere = async () => (await Promise.all(all.machines.map(visit))).every((each) => each === 301);
    expect(await isShownWithinASecond(everywhere)).toBe(true);
  });

  it("shows a save within a second also while nobody listens", async () => {
    const admin = new Client({ connectionString: all.database.url });
    await admin.connect();
    const { rowCount } = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'kapok: listens for changes' and datname = current_database()`);
    expect(rowCount).toBe(COUNT);
    expect(await save("Asked for", all.machines[1]?.url)).toBe(200);
    expect(await showsEverywhere("Asked for")).toBe(true);
    await admin.end();
  });

  it("loses nothing and shows no visitor an error when one is killed under load", async () => {
    const visitors = startVisitors();
    await saveUntil(SAVES);
    await all.machines[1]?.kill();
    await saveUntil(SAVES);
    const seen = await visitors.end();
    expect(seen.size).toBeGreaterThan(0);
    expect([...seen.keys()]).toEqual([200]);
    await all.machines[1]?.start();
    await everythingIsThere();
  });

  it("goes on by itself when PostgreSQL comes back under load", async () => {
    const visitors = startVisitors();
    await saveUntil(SAVES);
    await all.database.close();
    for (const { url } of all.machines) {
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    }
    expect(await save("While it was away")).toBe(503);
    await all.database.open();
    await expect.poll(() => save("Back again")).toBe(200);
    await saveUntil(SAVES);
    expect(await showsEverywhere(acknowledged.at(-1) ?? "")).toBe(true);
    const statuses = [...(await visitors.end()).keys()].filter((status) => status !== 200);
    expect(statuses.filter((status) => status !== 503 && status !== BROKEN_OFF)).toEqual([]);
    for (const { url } of all.machines) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await everythingIsThere();
    expect(all.logs()).not.toMatch(/"level":(50|60)/);
  });

  /** Two staff save one after the other by nginx, until so many more are acknowledged. */
  async function saveUntil(count: number): Promise<void> {
    const wanted = acknowledged.length + count;
    const work = async (who: string) => {
      for (let number = 0; acknowledged.length < wanted; number += 1)
        await save(`${who} ${wanted} ${number}`);
    };
    await Promise.all([work("Mei"), work("Ka")]);
  }

  async function everythingIsThere(): Promise<void> {
    const answer = await all.nginx.ask("/api/newsByCat?cat=all");
    const { news } = JSON.parse(answer.body.toString()) as { news: { eng: { header: string } }[] };
    const headers = new Set(news.map(({ eng }) => eng.header));
    expect(acknowledged.filter((header) => !headers.has(header))).toEqual([]);
  }

  const look = async (path: string, from: string): Promise<number> =>
    (await all.nginx.ask(path, { from }).catch(() => ({ status: BROKEN_OFF }))).status;

  /** Visitors, each with an address of their own, who look at pages until they are told to end, and once more. */
  function startVisitors() {
    const statuses = new Map<number, number>();
    let ending = false;
    const visit = async (from: string) => {
      while (!ending) {
        for (const path of PATHS) {
          const first = await look(path, from);
          const status = first === BROKEN_OFF ? await look(path, from) : first;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    };
    const visits = ["127.0.1.1", "127.0.1.2", "127.0.1.3", "127.0.1.4"].map(visit);
    return {
      end: async () => {
        ending = true;
        await Promise.all(visits);
        return statuses;
      },
    };
  }
});
