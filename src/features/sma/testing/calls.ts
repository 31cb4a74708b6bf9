import type { TestApp } from "../../../../test/app";
import { contentApi } from "../../../../test/content/entries";
import type { SmaReview, SmaTopic } from "../shapes";

/** The calls of the SMA page as tests make them, with the headers of somebody signed in. */
export function smaCalls(app: TestApp, staff: Record<string, string>) {
  const read = async (): Promise<{ sma: SmaTopic[]; review: SmaReview }> =>
    (await app.call("GET", "/api/sma")).json();
  const { create, edit, save, remove, restore, order } = contentApi(app, staff, "sma");
  return {
    read,
    ...{ create, remove, restore, order },
    one: async (id: string) => (await read()).sma.find(({ _id }) => _id === id),
    keyed: async (key: string): Promise<SmaTopic> => {
      const topic = (await read()).sma.find((each) => each.key === key);
      if (!topic) throw new Error(`There is no topic ${key}.`);
      return topic;
    },
    /** Saves and publishes a topic over the revision that it names, or else over its newest. */
    edit: ({ _id = "", version, order: _, ...content }: GivenTopic) =>
      version === undefined ? edit(_id, content) : save(_id, version, content, {}),
  };
}

type GivenTopic = {
  _id?: string | undefined;
  version?: number | undefined;
  order?: number | undefined;
} & Record<string, unknown>;

/** The paths that a refusal names. */
export const pathsOf = ({ body }: { body: { errors: { path: string }[] } }): string[] =>
  body.errors.map(({ path }) => path);
