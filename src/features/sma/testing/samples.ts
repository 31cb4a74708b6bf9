import type { TestApp } from "../../../../test/app";
import { uploadPhoto } from "../../../../test/photo";

type Headers = Record<string, string>;

/** Adds an SMA topic by the API; gives its id. */
export async function addSmaTopic(
  app: TestApp,
  staff: Headers,
  topic: Record<string, unknown> = {},
): Promise<string> {
  const json = { topic: { eng: { title: "A topic" }, ...topic } };
  const answer = await app.call("POST", "/api/addSmaTopic", { headers: staff, json });
  const { topic_id } = (await answer.json()) as { topic_id: string };
  return topic_id;
}

/** One input that works for each call that changes the SMA page. */
export const smaSamples = {
  "sma.add": async (app: TestApp, staff: Headers) => ({
    topic: { coverId: await uploadPhoto(app, staff), tra: { title: "睡眠" } },
  }),
  "sma.one": async (app: TestApp, staff: Headers) => ({ topic_id: await addSmaTopic(app, staff) }),
  "sma.edit": async (app: TestApp, staff: Headers) => ({
    topic: { _id: await addSmaTopic(app, staff), sim: { title: "睡眠" } },
  }),
  "sma.remove": async (app: TestApp, staff: Headers) => ({ topic_id: await addSmaTopic(app, staff) }),
  "sma.restore": async (app: TestApp, staff: Headers) => {
    const topic_id = await addSmaTopic(app, staff);
    await app.call("DELETE", "/api/deleteSmaTopic", { headers: staff, json: { topic_id } });
    return { topic_id };
  },
  "sma.order": async (app: TestApp, staff: Headers) => {
    await addSmaTopic(app, staff);
    const { sma } = (await (await app.call("GET", "/api/sma")).json()) as { sma: { _id: string }[] };
    return { topics: sma.toReversed() };
  },
  "sma.editReview": async () => ({ date: "2026-11-20", eng: "The clinic", tra: "診所" }),
};
