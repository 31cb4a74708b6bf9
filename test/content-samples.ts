import type { ContentList } from "../src/content/definition";
import type { Feature } from "../src/platform/feature.server";
import type { TestApp } from "./app";
import { contentOf } from "./content/entries";

type Headers = Record<string, string>;
type Make = (app: TestApp, staff: Headers) => Promise<unknown>;

const isList = (type: object): type is ContentList => "one" in type;

/** Inputs that work for the calls that follow from definitions, by `feature.call`. */
export function contentSamples(features: readonly Feature[]): Record<string, Make> {
  const made = features.flatMap((feature) =>
    (feature.content ?? []).filter(isList).flatMap((type) => Object.entries(samplesOfList(feature, type))),
  );
  return Object.fromEntries(made);
}

function samplesOfList({ name, contract }: Feature, type: ContentList): Record<string, Make> {
  const { one } = type;
  const id = `${one}_id`;
  const send = async (call: string, app: TestApp, headers: Headers, json: object) => {
    const { method, path } = contract[call] ?? {};
    if (!method || !path) throw new Error(`${name} has no call ${call}`);
    const answer = await app.call(method, path, { headers, json });
    return (await answer.json()) as Record<string, string>;
  };
  const added = async (app: TestApp, staff: Headers) =>
    (await send("add", app, staff, { [one]: contentOf(type) }))[id] ?? "";
  const named: Make = async (app, staff) => ({ [id]: await added(app, staff) });
  return {
    [`${name}.add`]: async () => ({ [one]: contentOf(type) }),
    [`${name}.one`]: named,
    [`${name}.edit`]: async (app, staff) => ({ [one]: { ...contentOf(type), _id: await added(app, staff) } }),
    [`${name}.remove`]: named,
    [`${name}.restore`]: async (app, staff) => {
      const gone = { [id]: await added(app, staff) };
      await send("remove", app, staff, gone);
      return gone;
    },
  };
}
