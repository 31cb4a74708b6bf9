import { data, type RouterContextProvider, redirect } from "react-router";
import { handlerOf, prepared } from "../../api/handlers.server";
import { checkedInput } from "../../api/input.server";
import { Problem } from "../../api/problem";
import { askedBy, describeProblem } from "../../api/problem-answer.server";
import { keepSubmission } from "../../api/submission.server";
import { outageContext, RETRY_HEADERS } from "../../db/outage.server";
import { isDatabaseAway } from "../../db/temporary.server";
import { type Deps, depsContext } from "../../deps.server";
import type { Feature } from "../../feature.server";
import type { Lang } from "../../locale/lang";
import { localeContext } from "../../locale/locale-context.server";
import { problemMessage } from "../../locale/words/problems";
import { siteHref } from "../frame/link";
import { GIVEN_BACK } from "../kept/never-kept";
import { visitorContext } from "../page/page-forms.server";
import { requestIdOf } from "../security/request-id.server";
import type { FormRefusal } from "./outcome";

/** What an action of React Router is given. */
export interface FormRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Does what a `submit` call of a feature does, for a form that was sent to its page. Afterwards the visitor
 * is sent to `thanks`, a plain address, so that reloading sends nothing twice; what was refused is given
 * back to the page with all that was typed.
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
    const input = await prepared(feature, call, checkedInput(endpoint, values, lang, feature.problems));
    const answerHeaders = new Headers();
    const handle = handlerOf(feature, call);
    await keepSubmission({ deps, address }, (db) =>
      handle(input, { db, deps, lang, request, address, answerHeaders, staff: null }),
    );
  } catch (error) {
    return refused(error, values, { deps, lang, request });
  }
  return redirect(siteHref(prefix, thanks(values)), 303);
}

/** @throws {Problem} 503 once the page knows that the database is away: the form is given back as it came. */
export function refuseWhileAway(context: FormRequest["context"]): void {
  if (context.get(outageContext).away) throw new Problem(503, "notSent", { headers: RETRY_HEADERS });
}

/** Gives a form back to its page, with why it was not taken and all that was typed. */
export function refused(
  error: unknown,
  values: Record<string, string>,
  { deps, lang, request }: { deps: Deps; lang: Lang; request: Request },
) {
  const asked = askedBy(request, requestIdOf(request));
  const { status, headers, body } = describeProblem(error, lang, asked, deps);
  const message = isDatabaseAway(error) ? problemMessage(lang, "notSent") : body.message;
  const refusal: FormRefusal = { sent: false, message, errors: body.errors ?? [], values };
  return data(refusal, { status, headers: { ...headers, ...GIVEN_BACK } });
}

/**
 * The fields of a form that are text. A browser sends each end of a line as two characters, though it counted one when
 * it let somebody type no more than the field takes: here, and wherever it is kept, it is one.
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
