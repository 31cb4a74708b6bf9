import { Hono } from "hono";
import { requireStaff } from "../auth/auth.server";
import { confirmIdentity } from "../auth/confirm-identity.server";
import type { Proof } from "../auth/proof-contract";
import { takeWriteLock } from "../db/database.server";
import { secureDelete } from "../db/secure-delete.server";
import { advanceSiteRevision } from "../db/site-revision.server";
import type { Deps } from "../deps.server";
import { type AnyCall, type CallHandler, type Feature, handlerOf } from "../feature.server";
import type { Action } from "../journal/actions";
import { type Change, record } from "../journal/journal.server";
import { requestLang } from "../locale/request-lang.server";
import { clientAddress } from "../network/client-address.server";
import type { Endpoint } from "./contract";
import { type Answered, once } from "./idempotency.server";
import { parseInput } from "./input.server";
import { Problem } from "./problem";
import { isCrossSite } from "./same-origin.server";
import { StreamedList, streamedAnswer } from "./streamed-list.server";
import { recordSubmission } from "./visitor-allowance.server";

/**
 * Mounts every call of every feature. All calls take the same steps in the same order: method, same
 * origin, session, role, input, password and second factor again where the contract wants them, what can be prepared, handler (a
 * `write` in one transaction with its journal entry, a `submit` in one with what it counts against its address), answer.
 */
export function mountFeatures(features: readonly Feature[], deps: Deps, hooks: WriteHooks): Hono {
  const api = new Hono();
  for (const feature of features) {
    for (const [name, endpoint] of Object.entries(feature.contract)) {
      const handler = handlerOf(feature, name);
      api.on(endpoint.method, routeOf(endpoint.path), (context) =>
        answer({ feature, handler, endpoint, deps, hooks }, context.req.raw, {
          address: clientAddress(context, deps.config.trustedProxies),
          crossSite: isCrossSite(context, deps.config),
          pathParts: context.req.param(),
        }),
      );
    }
  }
  for (const [path, methods] of methodsByPath(features)) {
    api.all(routeOf(path), () => {
      throw new Problem(405, "wrongMethod", { headers: { Allow: methods.join(", ") } });
    });
  }
  return api;
}

/** A `write` before it runs. */
export interface WriteCall extends AnyCall {
  feature: Feature;
  endpoint: Endpoint;
  input: unknown;
}

/** What a layer above does around every `write`. */
export interface WriteHooks {
  /** Begins a write in its transaction, before its handler. */
  begin(tx: Deps["db"], call: WriteCall): Promise<BegunWrite>;
  /** Called once a change that visitors may see is stored, with the site's revision. */
  changed(revision: number): void;
}

interface BegunWrite {
  /** What its handler gets otherwise than it was called. */
  call: Partial<AnyCall> | undefined;
  /**
   * Runs at the end of the same transaction; a change that does not clear the page cache is invisible to
   * visitors.
   * @throws {Problem} to undo it
   */
  end(made: { isCachePreserved: boolean }): Promise<EndedWrite>;
}

interface EndedWrite {
  /** True when visitors see nothing of it, even if its handler says so. */
  isUnseen: boolean;
  /** The journal's name for it, where it is not its handler's. */
  action?: Action | undefined;
}

interface Mounted {
  feature: Feature;
  handler: CallHandler;
  endpoint: Endpoint;
  deps: Deps;
  hooks: WriteHooks;
}

async function answer(
  mounted: Mounted,
  request: Request,
  {
    address,
    crossSite,
    pathParts,
  }: { address: string; crossSite: boolean; pathParts: Record<string, string> },
): Promise<Response> {
  const { feature, handler, endpoint, deps } = mounted;
  if (endpoint.kind !== "get" && crossSite) throw new Problem(403, "crossSite");
  const staff = endpoint.access === "public" ? null : await requireStaff(deps, request.headers, endpoint);
  const lang = requestLang(request);
  const input = await parseInput(endpoint, request, lang, pathParts, feature.problems);
  // A visitor's answer is revalidated each time, by its ETag; any other is not cached.
  const isCacheable = endpoint.kind === "get" && endpoint.access === "public";
  const answerHeaders = new Headers({ "Cache-Control": isCacheable ? "no-cache" : "no-store" });
  const call = { db: deps.db, deps, lang, request, address, answerHeaders, staff };
  // The input has the fields for it: else the contract does not compile.
  const giveBack =
    endpoint.asksPassword && staff
      ? await confirmIdentity({ ...call, staff }, input as Proof, { factor: endpoint.asksFactor })
      : undefined;
  let answered: Answered;
  try {
    const ready = await handler.prepare(input, lang, staff);
    if (endpoint.kind === "write") answered = await change(mounted, ready, call);
    else if (endpoint.kind === "submit")
      answered = { result: await recordSubmission(call, (db) => handler.handle(ready, { ...call, db })) };
    else answered = { result: await handler.handle(ready, call) };
  } catch (error) {
    if (error instanceof Problem) await giveBack?.(); // what is mended and sent again may have the same code
    throw error;
  }
  const { result, status } = answered;
  if (result instanceof StreamedList) return streamedAnswer(result, call.answerHeaders);
  // Parsing the answer drops fields that the contract does not name.
  return Response.json(endpoint.output.parse(result), {
    status: status ?? endpoint.status,
    headers: call.answerHeaders,
  });
}

/** Makes a change and records it in the journal, in one transaction; once for each idempotency key. */
async function change(
  { feature, handler, endpoint, deps, hooks }: Mounted,
  input: unknown,
  call: AnyCall,
): Promise<Answered> {
  const author = call.staff?.username ?? "";
  let revision: number | undefined;
  let erasedFrom: readonly string[] | undefined;
  const run = async (tx: Deps["db"]): Promise<Answered> => {
    const begun = await hooks.begin(tx, { ...call, input, feature, endpoint });
    const made = (await handler.handle(input, { ...call, ...begun.call, db: tx })) as Change<unknown>;
    const isCachePreserved = endpoint.preservesPageCache === true || made.preservesPageCache === true;
    const { isUnseen, action = made.action } = await begun.end({ isCachePreserved });
    const { entityId, snapshot, also = [] } = made;
    for (const each of [{ action, snapshot }, ...also]) {
      await record(tx, made.feature ?? feature.name, author, { entityId, ...each });
    }
    erasedFrom = made.erasedFrom;
    if (!isCachePreserved && !isUnseen) revision = await advanceSiteRevision(tx);
    return { result: made.answer, status: made.status };
  };
  try {
    return await deps.db.transaction().execute(async (tx) => {
      await takeWriteLock(tx); // before the handler reads, so that it decides by what others have saved
      // An answer that may be a password is shown once and not stored.
      if (endpoint.asksPassword) return run(tx);
      return once(tx, { request: call.request, author, input }, () => run(tx));
    });
  } finally {
    // Even after an error, since it may have come after the commit.
    if (revision !== undefined) hooks.changed(revision);
    if (erasedFrom) secureDeleteSoon(deps, erasedFrom);
    deps.mail.wake();
  }
}

/** No caller waits for it; the rest is done every night. */
function secureDeleteSoon({ db, log }: Deps, words: readonly string[]): void {
  secureDelete(db, words).catch((err: unknown) =>
    log.warn({ err }, "what was erased stays in the file until tonight"),
  );
}

/** The router writes a part with a name `:orderId`, contracts and OpenAPI `{orderId}`. */
const routeOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function methodsByPath(features: readonly Feature[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path } of features.flatMap((feature) => Object.values(feature.contract))) {
    const known = methods.get(path) ?? [];
    methods.set(path, method === "GET" ? [...known, "GET", "HEAD"] : [...known, method]);
  }
  // Before those with more parts that have names: `/api/content/news/order` is no entry.
  return new Map([...methods].toSorted(([one], [other]) => namesIn(one) - namesIn(other)));
}

const namesIn = (path: string): number => path.split("{").length;
