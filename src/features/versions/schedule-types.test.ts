import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { samples } from "../../../test/samples";
import { contentRegistry } from "../../content/registry/content-registry.server";
import { carryOutDue } from "../../content/schedule/due.server";
import { features } from "../index.server";

const HOUR = 60 * 60 * 1000;
/** So many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Every type that keeps drafts, by the names that calls use. */
const KEPT = contentRegistry(features).flatMap(({ feature, calls: { type, saves } }) => {
  const saving = saves({ id: undefined, version: undefined, entry: {} });
  const name = type.id === undefined ? type.name : `${type.name} ${type.id}`;
  return saving ? [{ feature, type, name, call: saving.call }] : [];
});

describe("what is planned", () => {
  const { app, staff } = appTests();
  const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();

  it.each(KEPT)("works for $name as for every type", async ({ feature, type, call }) => {
    const path = feature.contract[call]?.path ?? "";
    const method = feature.contract[call]?.method ?? "POST";
    const waiting = async (): Promise<{ key: string; id: string; type: string; state: string }[]> =>
      (await read("/api/calendar")).entries.filter(({ state }: { state: string }) => state === "waiting");
    const others = new Set((await waiting()).map(({ key }) => key));
    const body = (await samples[`${feature.name}.${call}`]?.(app, staff)) as object;
    const header = { "Publish-At": `${inHours(1).toISOString()}; eng, tra, sim` };
    const answer = await app.call(method, path, { headers: { ...staff, ...header }, json: body });
    const saved = { status: answer.status, body: await answer.json() };
    expect([path, saved.status, saved.body]).toEqual([path, 200, saved.body]);
    const [made, ...more] = (await waiting()).filter(({ key }) => !others.has(key));
    expect([made?.type, more]).toEqual([type.name, []]);
    const id = made?.id;
    const version = () => read(`/api/version?type=${type.name}&id=${id}`);
    const before = await version();
    expect(before.scheduled).toHaveLength(1);
    await carryOutDue(app.deps, features, inHours(2));
    const after = await version();
    expect([after.scheduled, after.waiting]).toEqual([[], null]);
    const { entries } = await read("/api/calendar");
    expect(entries.find((each: { id: string }) => each.id === id)).toMatchObject({ state: "done" });
  });
});
