import { Hono } from "hono";
import type { ContentType } from "../../content/definition";
import { contentRegistry, findEntryType } from "../../content/registry/content-registry.server";
import { approvalRequestFor, requireUnseen } from "../../content/review/approval-request.server";
import { notifyWhenPublished } from "../../content/review/notify-published.server";
import { SCHEDULES } from "../../content/schedule/acts";
import {
  isForLater,
  type RequestedSchedule,
  requestedSchedule,
} from "../../content/schedule/requested-schedule.server";
import { UNPUBLISHED_LANGS_HEADER } from "../../content/versions/unpublished-langs-header";
import type { Feature } from "../../features/feature.server";
import { requireStaff } from "../auth/auth.server";
import { confirmIdentity } from "../auth/confirm-identity.server";
import type { Proof } from "../auth/proof-contract";
import { advanceRevision } from "../db/revision.server";
import { secureDelete } from "../db/secure-delete.server";
import { takeWriteLock } from "../db/write-lock.server";
import type { Deps } from "../deps.server";
import { type Change, record } from "../journal/journal.server";
import { isLang, LANGS, type Lang } from "../locale/lang";
import { requestLang } from "../locale/request-lang.server";
import { clientAddress } from "./client-address.server";
import type { Endpoint } from "./contract";
import { handlerOf, prepared } from "./handlers.server";
import { once, onceKey } from "./idempotency.server";
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
export function mountFeatures(features: readonly Feature[], deps: Deps): Hono {
  const api = new Hono();
  const afterChange = features.flatMap((each) => each.afterChange ?? []);
  const registry = contentRegistry(features);
  const typeOf: Mounted["typeOf"] = (type, id) => findEntryType(registry, type, id)?.calls.type;
  for (const feature of features) {
    for (const [name, endpoint] of Object.entries(feature.contract)) {
      api.on(endpoint.method, routeOf(endpoint.path), (context) =>
        answer({ feature, name, endpoint, deps, afterChange, typeOf }, context.req.raw, {
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

interface Mounted {
  feature: Feature;
  name: string;
  endpoint: Endpoint;
  deps: Deps;
  /** The records that features keep in the transaction of each change that visitors may see. */
  afterChange: readonly NonNullable<Feature["afterChange"]>[];
  /** Finds the content type of an entry. */
  typeOf: (type: string, id: string) => ContentType | undefined;
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
  const { feature, name, endpoint, deps } = mounted;
  if (endpoint.kind !== "get" && crossSite) throw new Problem(403, "crossSite");
  const staff = endpoint.access === "public" ? null : await requireStaff(deps, request.headers, endpoint);
  const lang = requestLang(request);
  const input = await parseInput(endpoint, request, lang, pathParts, feature.problems);
  const answerHeaders = cachingOf(endpoint);
  const schedule = requestedSchedule(request);
  const unpublishedLangs = isForLater(schedule) ? LANGS : unpublishedLangsOf(request);
  const call = {
    db: deps.db,
    deps,
    lang,
    request,
    address,
    answerHeaders,
    staff,
    unpublishedLangs,
    schedule,
  };
  const giveBack = await confirmed(endpoint, input, call);
  const result = await prepared(feature, name, input, lang)
    .then((ready) => handled(mounted, ready, call))
    .catch(async (error: unknown) => {
      if (error instanceof Problem) await giveBack?.(); // what is mended and sent again may have the same code
      throw error;
    });
  if (result instanceof StreamedList) return streamedAnswer(result, call.answerHeaders);
  // Parsing the answer drops whatever the contract does not name.
  return Response.json(endpoint.output.parse(result), {
    status: endpoint.status,
    headers: call.answerHeaders,
  });
}

/** Asks who it is once more, where the contract wants it. Such an input says so: else its contract does not compile. */
async function confirmed({ asksPassword, asksFactor }: Endpoint, input: unknown, call: AnyCall) {
  if (!asksPassword || !call.staff) return undefined;
  return confirmIdentity({ ...call, staff: call.staff }, input as Proof, { factor: asksFactor });
}

type AnyCall = Parameters<ReturnType<typeof handlerOf>>[1];

/** Runs the handler of a call as its kind wants it, and gives its answer. */
async function handled(mounted: Mounted, input: unknown, call: AnyCall): Promise<unknown> {
  const { feature, name, endpoint } = mounted;
  const handler = handlerOf(feature, name);
  const run = (db: Deps["db"], changed = {}) => handler(input, { ...call, ...changed, db });
  if (endpoint.kind === "write") return change(mounted, run as Write, { call, input });
  return endpoint.kind === "submit" ? recordSubmission(call, run) : run(call.db);
}

/** The caching of an answer: a visitor's is asked for anew each time, by its ETag; any other stays in no cache. */
const cachingOf = ({ kind, access }: Endpoint) =>
  new Headers({ "Cache-Control": kind === "get" && access === "public" ? "no-cache" : "no-store" });

/** The handler of a `write`; `changed` is what an approval request changes of its call. */
type Write = (db: Deps["db"], changed?: Partial<AnyCall>) => Promise<Change<unknown>>;

async function change(
  mounted: Mounted,
  run: Write,
  { call, input }: { call: AnyCall; input: unknown },
): Promise<unknown> {
  const { deps, staff, request } = call;
  // Not where the answer may be a password, which is said once and kept nowhere.
  const key = mounted.endpoint.asksPassword ? undefined : onceKey(request, staff?.username ?? "");
  let revision: number | undefined;
  let erasedFrom: readonly string[] | undefined;
  try {
    return await deps.db.transaction().execute(async (tx) => {
      await takeWriteLock(tx); // before the handler reads, so that it decides by what others have saved
      return once(tx, { key, input }, async () => {
        const { made, isSeen } = await recorded(tx, mounted, run, call);
        erasedFrom = made.erasedFrom;
        if (isSeen) {
          for (const keep of mounted.afterChange) await keep(tx, deps.config);
          revision = await advanceRevision(tx);
        }
        return made.answer;
      });
    });
  } finally {
    // Even after an error, since it may have come after the commit.
    if (revision !== undefined) {
      deps.pages.follow(revision);
      deps.cdn.changed();
    }
    if (erasedFrom) secureDeleteSoon(deps, erasedFrom);
    deps.mail.wake();
  }
}

/** Makes a change and writes it into the journal; tells whether visitors may see something of it. */
async function recorded(tx: Deps["db"], { feature, endpoint, typeOf }: Mounted, run: Write, call: AnyCall) {
  const approval = await approvalRequestFor(tx, { ...call, endpoint, feature });
  // What visitors cannot see of a change publishes nothing of anybody.
  const notifyAuthors = approval || endpoint.keepsPageCache ? undefined : await notifyWhenPublished(tx);
  const made = await run(tx, approval && { approval, unpublishedLangs: LANGS });
  const keepsPageCache = endpoint.keepsPageCache === true || made.keepsPageCache === true;
  if (!keepsPageCache) requireUnseen(approval);
  await notifyAuthors?.({ ...call, typeOf });
  const { entityId, action, snapshot } = made;
  const note = (each: Pick<Change<unknown>, "action" | "snapshot">) =>
    record(tx, made.feature ?? feature.name, call.staff?.username ?? "", { entityId, ...each });
  await note({ action: approval?.action ?? action, snapshot });
  for (const { act, langs, at } of scheduledOf(call.schedule)) {
    await note({ action: SCHEDULES[act], snapshot: { _id: entityId, langs, at } });
  }
  return { made, isSeen: !keepsPageCache && !approval };
}

/** @throws {Problem} 400 for a call that keeps no schedule: nobody is to wait for what will never be done */
function scheduledOf(schedule: RequestedSchedule | undefined): RequestedSchedule["scheduled"] {
  if (schedule && schedule.scheduled.length === 0) throw new Problem(400, "malformed");
  return schedule?.scheduled ?? [];
}

/** Nobody waits for it; what it does not come to, it does every night. */
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
  return methods;
}

/**
 * The languages that a request leaves unpublished.
 * @throws {Problem} 400 where the header names something else: it would be published, which nobody wants to find out
 */
function unpublishedLangsOf(request: Request): Lang[] {
  const named = (request.headers.get(UNPUBLISHED_LANGS_HEADER) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  if (!named.every(isLang)) throw new Problem(400, "malformed");
  return LANGS.filter((lang) => named.includes(lang));
}
