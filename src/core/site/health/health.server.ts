import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { onlyReading } from "../../api/only-reading.server";
import type { Deps } from "../../deps.server";
import { requestLang } from "../../locale/request-lang.server";
import { problemMessage } from "../../locale/words/problems";
import { readinessOf } from "./readiness.server";

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and takes writes, migrations, media store and disk
 * are well, else 503 saying which is not.
 */
export function healthRoutes(deps: Deps): Hono<{ Variables: RequestIdVariables }> {
  const readiness = readinessOf(deps);
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const parts = await readiness();
    const ready = Object.values(parts).every((ok) => ok);
    if (ready) return context.json({ status: "ready", ...parts });
    const message = problemMessage(requestLang(context.req.raw), "notReady");
    context.header("Retry-After", "10");
    return context.json({ message, requestId: context.get("requestId"), status: "not ready", ...parts }, 503);
  });
  for (const path of ["/healthz", "/readyz"]) app.all(path, onlyReading);
  return app;
}
