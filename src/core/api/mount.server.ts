import { Hono } from "hono";
import { type Staff, staffOf } from "../auth/auth.server";
import { advanceRevision } from "../db/revision.server";
import type { Deps } from "../deps.server";
import { type Change, record } from "../journal/journal.server";
import { requestLang } from "../locale/request-lang.server";
import { clientAddress } from "./client-address.server";
import type { Endpoint } from "./contract";
import type { Call, Feature } from "./handlers.server";
import { parseInput } from "./input.server";
import { Problem } from "./problem";
import { isCrossSite } from "./same-origin.server";

type AnyHandler = (input: unknown, call: Call & { staff: Staff | null }) => Promise<unknown>;

/**
 * Mounts every call of every feature. All calls take the same steps in the same order: method, same
 * origin, session, input, handler (a `write` in one transaction with its journal entry), answer.
 */
export function mountFeatures(features: readonly Feature[], deps: Deps): Hono {
  const api = new Hono();
  for (const feature of features) {
    for (const [name, endpoint] of Object.entries(feature.contract)) {
      // The one cast: `feature()` has checked each handler against its endpoint.
      const handler = feature.handlers[name] as unknown as AnyHandler;
      api.on(endpoint.method, endpoint.path, (context) =>
        answer({ feature: feature.name, endpoint, handler, deps }, context.req.raw, clientAddress(context)),
      );
    }
  }
  for (const [path, methods] of methodsByPath(features)) {
    api.all(path, () => {
      throw new Problem(405, "wrongMethod", { headers: { Allow: methods.join(", ") } });
    });
  }
  return api;
}

interface Mounted {
  feature: string;
  endpoint: Endpoint;
  handler: AnyHandler;
  deps: Deps;
}

async function answer(
  { feature, endpoint, handler, deps }: Mounted,
  request: Request,
  address: string,
): Promise<Response> {
  if (endpoint.kind !== "get" && isCrossSite(request, deps.config.publicUrl)) {
    throw new Problem(403, "crossSite");
  }
  const staff = endpoint.access === "staff" ? await staffOf(deps.auth, request.headers) : null;
  if (endpoint.access === "staff" && !staff) throw new Problem(401, "signedOut");
  const lang = requestLang(request);
  const input = await parseInput(endpoint, request, lang);
  const call = { db: deps.db, deps, lang, request, address, answerHeaders: new Headers(), staff };
  const result =
    endpoint.kind === "write"
      ? await change(feature, (db) => handler(input, { ...call, db }) as Promise<Change<unknown>>, call)
      : await handler(input, call);
  // Parsing the answer drops whatever the contract does not name.
  return Response.json(endpoint.output.parse(result), {
    status: endpoint.status,
    headers: call.answerHeaders,
  });
}

async function change(
  feature: string,
  run: (db: Deps["db"]) => Promise<Change<unknown>>,
  { deps, staff }: { deps: Deps; staff: Staff | null },
): Promise<unknown> {
  let revision: number | undefined;
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const { answer: result, ...made } = await run(tx);
      await record(tx, feature, staff?.username ?? "", made);
      revision = await advanceRevision(tx);
      return result;
    });
  } finally {
    // Even after an error, since it may have come after the commit.
    if (revision !== undefined) deps.pages.follow(revision);
  }
}

function methodsByPath(features: readonly Feature[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path } of features.flatMap((feature) => Object.values(feature.contract))) {
    const known = methods.get(path) ?? [];
    methods.set(path, method === "GET" ? [...known, "GET", "HEAD"] : [...known, method]);
  }
  return methods;
}
