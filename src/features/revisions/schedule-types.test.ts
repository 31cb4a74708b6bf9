import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { creatableContent } from "../../../test/content/creatable-content";
import { contentApi } from "../../../test/content/entries";
import { contentRegistry, hasDrafts } from "../../content/registry/content-registry.server";
import { carryOutDue } from "../../content/schedule/due.server";
import { isList } from "../../content/store/derived.server";
import { features } from "../index.server";

const HOUR = 60 * 60 * 1000;
/** The time some hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Every type that keeps drafts. */
const KEPT = contentRegistry(features)
  .filter(hasDrafts)
  .map(({ type }) => ({ type, name: type.id === undefined ? type.name : `${type.name} ${type.id}` }));

describe("what is planned", () => {
  const { app, staff } = appTests();
  const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();

  it.each(KEPT)("works for $name as for every type", async ({ type }) => {
    const { create, list, read: readEntry, save } = contentApi(app, staff, type.name);
    const waiting = async (): Promise<{ key: string; id: string; type: string; state: string }[]> =>
      (await read("/api/calendar")).entries.filter(({ state }: { state: string }) => state === "waiting");
    const others = new Set((await waiting()).map(({ key }) => key));
    const publish = { at: inHours(1).toISOString() };
    const saveLater = async () => {
      if (isList(type)) return create(await creatableContent(app, staff, type), publish);
      const { body } = await readEntry(type.id ?? (await list()).body.entries[0].id);
      return save(body.id, body.revision, body.content, publish);
    };
    const saved = await saveLater();
    expect([saved.status, saved.body]).toEqual([isList(type) ? 201 : 200, saved.body]);
    const [made, ...more] = (await waiting()).filter(({ key }) => !others.has(key));
    const { id } = saved.body;
    expect([made?.type, made?.id, more]).toEqual([type.name, id, []]);
    const newest = async () => (await readEntry(id)).body;
    const before = await newest();
    expect(before.scheduled).toHaveLength(1);
    await carryOutDue(app.deps, features, inHours(2));
    const after = await newest();
    expect([after.scheduled, after.waiting]).toEqual([[], null]);
    const { entries } = await read("/api/calendar");
    expect(entries.find((each: { id: string }) => each.id === id)).toMatchObject({ state: "done" });
  });
});
