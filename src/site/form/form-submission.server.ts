import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { outageContext, RETRY_HEADERS } from "../../platform/db/outage.server";
import { isDatabaseAway } from "../../platform/db/temporary.server";
import type { Deps } from "../../platform/deps.server";
import { type Feature, handlerOf } from "../../platform/feature.server";
import { checkedInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import { describeProblem, requestFacts } from "../../platform/http/problem-answer.server";
import { type BodyLimit, readBody } from "../../platform/http/read-body.server";
import { isCrossSite } from "../../platform/http/same-origin.server";
import { requestIdHeaders, requestIdOf } from "../../platform/http/security/request-id.server";
import { recordSubmission } from "../../platform/http/visitor-allowance.server";
import { depsContext, localeContext } from "../../platform/loader-context.server";
import type { Lang } from "../../platform/locale/lang";
import { requestLang } from "../../platform/locale/request-lang.server";
import { problemMessage } from "../../platform/locale/words/problems";
import { clientAddress } from "../../platform/network/client-address.server";
import { cookieComfort, type PageEdition } from "../comfort/comfort";
import { siteHref } from "../frame/page";
import { GIVEN_BACK } from "../page-cache/bypass-cache.server";
import { prefixLang } from "../page-cache/serve-cached.server";
import type { FormRefusal } from "./page-form";

/** The longest message, of 10,000 characters, has 90 KB where a form writes each of them as nine bytes. */
const FORM_LIMIT: BodyLimit = { bytes: 128 * 1024, tooLong: "formTooLarge", torn: "malformed" };

/**
 * The sender of a form, or the visitor of a page of their own (`ofVisitor`); any other page is the same for
 * everybody.
 */
export const visitorContext = createContext<{ address: string }>();

type Render = (request: Request, edition: PageEdition, address: string) => Promise<Response>;

/**
 * Handles a form that a browser posts to its own page, as without JavaScript. `render` gets the form, the
 * edition and nothing else of the visitor; a page without forms answers 405.
 * @param allowed the methods that a page answers
 */
export function receiveForm({ config }: Deps, allowed: (pathname: string) => string, render: Render) {
  return async (context: Context<{ Variables: RequestIdVariables }>): Promise<Response> => {
    const { raw } = context.req;
    const { pathname } = new URL(raw.url);
    if (isCrossSite(context, config)) throw new Problem(403, "crossSite");
    const body = await readBody(raw, FORM_LIMIT);
    const headers = {
      "Content-Type": raw.headers.get("content-type") ?? "",
      ...requestIdHeaders(context.get("requestId")),
    };
    const request = new Request(raw.url, { method: "POST", headers, body });
    const edition = {
      lang: prefixLang(pathname) ?? requestLang(raw),
      comfort: cookieComfort(raw.headers.get("cookie")),
    };
    const answer = await render(request, edition, clientAddress(context, config.trustedProxies));
    if (answer.status === 405) answer.headers.set("Allow", allowed(pathname));
    return answer;
  };
}

/** The arguments of an action of React Router. */
export interface FormRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Runs a feature's `submit` call for a form that was posted to its page. Afterwards it redirects to `thanks`,
 * a plain address, so that reloading sends nothing twice; a refused form is rendered again with its input.
 */
export async function submitForm(
  feature: Feature,
  call: string,
  { request, context }: FormRequest,
  thanks: (values: Record<string, string>) => string,
) {
  const deps = context.get(depsContext);
  const { lang, prefix } = context.get(localeContext);
  const { address } = context.get(visitorContext);
  let values: Record<string, string> = {};
  try {
    values = await formValues(request);
    refuseWhileAway(context);
    const endpoint = feature.contract[call];
    if (!endpoint) throw new Error(`${feature.name} has no call ${call}`);
    const { prepare, handle } = handlerOf(feature, call);
    const input = await prepare(checkedInput(endpoint, values, lang, feature.problems), lang, null);
    const answerHeaders = new Headers();
    await recordSubmission({ deps, address }, (db) =>
      handle(input, { db, deps, lang, request, address, answerHeaders, staff: null }),
    );
  } catch (error) {
    return refused(error, values, { deps, lang, request });
  }
  return redirect(siteHref(prefix, thanks(values)), 303);
}

/**
 * @throws {Problem} 503 when the database turns out to be unavailable: the form is rendered again with its
 * input.
 */
export function refuseWhileAway(context: FormRequest["context"]): void {
  if (context.get(outageContext).away) throw new Problem(503, "notSent", { headers: RETRY_HEADERS });
}

/** Renders a form again on its page, with the errors and its input. */
export function refused(
  error: unknown,
  values: Record<string, string>,
  { deps, lang, request }: { deps: Deps; lang: Lang; request: Request },
) {
  const facts = requestFacts(request, requestIdOf(request));
  const { status, headers, body } = describeProblem(error, lang, facts, deps);
  const message = isDatabaseAway(error) ? problemMessage(lang, "notSent") : body.message;
  const refusal: FormRefusal = { sent: false, message, errors: body.errors ?? [], values };
  return data(refusal, { status, headers: { ...headers, ...GIVEN_BACK } });
}

/**
 * The text fields of a form. A browser sends each line end as two characters, though it counts one for the
 * field's maximum length: here, and wherever it is stored, it is one.
 */
export async function formValues(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new Problem(400, "invalid", { cause });
  });
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replaceAll(/\r\n?/g, "\n")]] : [],
    ),
  );
}
