import { describe, expect, it } from "vitest";
import { ONE_ENGINE, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { creatableContent } from "../../../test/content/creatable-content";
import { contentApi } from "../../../test/content/entries";
import { contentRegistry } from "../../content/registry/content-registry.server";
import { emptyTrash, TRASH_DAYS } from "../../content/revisions/trash.server";
import { isList } from "../../content/store/derived.server";
import { features } from "../index.server";

/** Every list whose entries can be deleted and brought back. */
const LISTS = contentRegistry(features).flatMap(({ type }) =>
  isList(type) ? [{ type, name: type.name }] : [],
);

const DAY = 24 * 60 * 60 * 1000;

describe.each(ONE_ENGINE)("the trash on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = async (path: string, json: object) => app.call("POST", path, { headers: staff, json });
  const trash = async (query = "") =>
    (await app.call("GET", `/api/trash${query}`, { headers: staff })).json();
  const idsIn = async (query = "") => (await trash(query)).entries.map(({ id }: { id: string }) => id);
  /** Deletes an entry of a list; gives its id. */
  const deleted = async ({ type }: (typeof LISTS)[number]): Promise<string> => {
    const { create, remove } = contentApi(app, staff, type.name);
    const { id } = (await create(await creatableContent(app, staff, type), {})).body;
    expect((await remove(id)).status).toBe(200);
    return id;
  };

  it.each(LISTS)(
    "holds what was deleted of $name, until it is brought back or deleted for good",
    async (list) => {
      const { restore } = contentApi(app, staff, list.name);
      const [id, other] = [await deleted(list), await deleted(list)];
      const { entries, total } = await trash(`?type=${list.name}`);
      expect(total).toBe(2);
      expect(entries[1]).toMatchObject({ type: list.name, id, by: USERNAME });
      expect((await restore(id)).status).toBe(200);
      expect(await idsIn()).not.toContain(id);
      expect((await restore(id)).status).toBe(404);
      // What is not in the trash is safe from being deleted for good.
      expect((await send("/api/eraseEntry", { type: list.name, id })).status).toBe(404);
      expect((await send("/api/eraseEntry", { type: list.name, id: other })).status).toBe(200);
      expect((await restore(other)).status).toBe(404);
      expect(await idsIn(`?type=${list.name}`)).toEqual([]);
    },
  );

  it("is searched in both scripts by titles and kinds, and sorted by them", async () => {
    const { create, remove, restore } = contentApi(app, staff, "news");
    const ids: string[] = [];
    for (const header of ["Bravo 花開", "Alpha 轮椅", "Charlie 輪椅"]) {
      const { id } = (await create({ eng: { header } })).body;
      await remove(id);
      ids.push(id);
    }
    const [bravo, alpha, charlie] = ids;
    const asked = (q: string, more = "") => idsIn(`?type=news&q=${encodeURIComponent(q)}${more}`);
    expect(await asked("輪椅")).toEqual([charlie, alpha]);
    expect(await asked("轮椅 alpha")).toEqual([alpha]);
    expect(await asked("花开")).toEqual([bravo]);
    expect(await asked("news item", "&sort=name")).toEqual([alpha, bravo, charlie]);
    expect(await trash("?q=nowhere")).toMatchObject({ entries: [], total: 0, pages: 1 });
    for (const id of ids) await restore(id);
  });

  it("is emptied of what has lain in it for long enough, and of nothing else", async () => {
    const [list] = LISTS;
    if (!list) throw new Error("There is no list");
    const [first, second] = [await deleted(list), await deleted(list)];
    const { read, restore } = contentApi(app, staff, list.name);
    await restore(second);
    const job = emptyTrash(features);
    const run = (days: number) =>
      job(app.deps, new Date(Date.now() + days * DAY), new AbortController().signal);
    await run(TRASH_DAYS - 1);
    expect(await idsIn()).toContain(first);
    await run(TRASH_DAYS + 1);
    expect(await idsIn()).toEqual([]);
    expect((await restore(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    const { entries } = await (await app.call("GET", "/api/activity", { headers: staff })).json();
    expect(entries[0]).toMatchObject({ action: "erase", entityId: first, author: "" });
  });

  it("is for staff alone, a page at a time", async () => {
    expect((await app.call("GET", "/api/trash")).status).toBe(401);
    expect(await trash("?type=media")).toMatchObject({ entries: [], total: 0, pages: 1 });
    expect(await trash("?page=2")).toMatchObject({ entries: [], pages: 1 });
  });
});
