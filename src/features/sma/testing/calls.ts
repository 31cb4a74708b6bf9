import type { TestApp } from "../../../../test/app";
import type { SmaReview, SmaTopic } from "../shapes";

/** The calls of the SMA page as tests make them, with the headers of somebody signed in. */
export function smaCalls(app: TestApp, staff: Record<string, string>) {
  const read = async (): Promise<{ sma: SmaTopic[]; review: SmaReview }> =>
    (await app.call("GET", "/api/sma")).json();
  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  return {
    read,
    send,
    one: async (id: string) => (await read()).sma.find(({ _id }) => _id === id),
    keyed: async (key: string): Promise<SmaTopic> => {
      const topic = (await read()).sma.find((each) => each.key === key);
      if (!topic) throw new Error(`There is no topic ${key}.`);
      return topic;
    },
    edit: (topic: unknown) => send("POST", "/api/editSmaTopic", { topic }),
  };
}

/** The paths that a refusal names. */
export async function pathsOf(answer: Response): Promise<string[]> {
  return (await answer.json()).errors.map(({ path }: { path: string }) => path);
}
