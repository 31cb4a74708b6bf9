import { Hono } from "hono";
import { type RequestIdVariables, requestId } from "hono/request-id";
import pino from "pino";
import { testStore } from "../../../media/testing/test-store";
import { Outage } from "../../../platform/db/outage.server";
import { problemAnswer } from "../../../platform/http/problem-answer.server";
import { serveMedia } from "../serve.server";

/** The two addresses of stored files over an empty store, with errors answered as the whole app does. */
export async function served() {
  const store = await testStore();
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId()).route(
    "/",
    serveMedia(store, async () => false),
  );
  app.onError((error, context) =>
    problemAnswer(error, context.req.raw, context.get("requestId"), {
      log: pino({ level: "silent" }),
      outage: new Outage(),
    }),
  );
  const add = async (bytes: Uint8Array, filename: string): Promise<string> => {
    const file = { bytes, filename, uploadedBy: "may" };
    return (await store.media.accept(store.db, file)).public_id;
  };
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, { headers, method });
  return { ...store, add, get };
}
