import * as z from "zod";
import { sanitizeInTurn } from "../../content/richtext/sanitize-long.server";
import type { DraftPart } from "../../platform/conversion-contract";
import { Problem } from "../../platform/http/problem";
import { fill, type Lang, localized } from "../../platform/locale/lang";
import { conversionProblems as says } from "./problems.server";
import type { TranslationService } from "./settings.server";

/** The codes of a language, of the newer servers first. */
const CODES: Readonly<Record<Lang, readonly string[]>> = {
  eng: ["en"],
  tra: ["zh-Hant", "zt"],
  sim: ["zh-Hans", "zh"],
};

/** Milliseconds: a page of text takes a small machine some seconds. */
const TIMEOUT = 30_000;

const Languages = z.array(z.object({ code: z.string() }));
const Translated = z.object({ translatedText: z.array(z.string()) });
const Refused = z.object({ error: z.string() });

/** Characters of a refusal that are logged. */
const REASON = 200;

/**
 * Drafts texts in another language, in their order.
 * @throws {Problem} 503 when the service does not answer in time, or not as it should; 409 with its reason when it refuses
 */
export async function translate(
  service: TranslationService,
  parts: readonly DraftPart[],
  from: Lang,
  to: Lang,
  timeout = TIMEOUT,
): Promise<DraftPart[]> {
  const signal = AbortSignal.timeout(timeout);
  const known = await ask(service, "/languages", { signal }, Languages);
  const codeOf = (lang: Lang) =>
    CODES[lang].find((code) => known.some((each) => each.code === code)) ?? CODES[lang][0];
  const translated = new Map<DraftPart, string>();
  for (const format of ["text", "html"] as const) {
    const some = parts.filter((part) => format in part);
    if (some.length === 0) continue;
    const q = some.map((part) => ("text" in part ? part.text : part.html));
    const body = JSON.stringify({
      ...{ q, source: codeOf(from), target: codeOf(to), format },
      ...(service.key !== undefined && { api_key: service.key }),
    });
    const headers = { "Content-Type": "application/json" };
    const { translatedText } = await ask(
      service,
      "/translate",
      { method: "POST", headers, body, signal },
      Translated,
    );
    if (translatedText.length !== some.length) throw new Problem(503, says.serviceAway);
    for (const [at, part] of some.entries()) translated.set(part, translatedText[at] ?? "");
  }
  return Promise.all(
    parts.map(async (part) => {
      const text = translated.get(part) ?? "";
      // Another program wrote it, and the browser of staff shows it.
      return "text" in part ? { text } : { html: await sanitizeInTurn(text) };
    }),
  );
}

async function ask<S extends z.ZodType>(
  { url }: TranslationService,
  path: string,
  init: RequestInit,
  shape: S,
): Promise<z.output<S>> {
  const unreachable = (cause: unknown): never => {
    throw new Problem(503, says.serviceAway, { cause });
  };
  const answer = await fetch(url + path, { ...init, redirect: "error" }).catch(unreachable);
  const body: unknown = await answer.json().catch(unreachable);
  const refused = Refused.safeParse(body);
  if (refused.success) {
    const reason = refused.data.error.slice(0, REASON);
    throw new Problem(409, {
      ...says.serviceRefused,
      words: filled(reason),
    });
  }
  const { data, error } = shape.safeParse(body);
  return answer.ok && !error ? data : unreachable(error ?? new Error(`status ${answer.status}`));
}

/** The words of a refusal with the service's reason in them. */
const filled = (reason: string) => localized((lang) => fill(says.serviceRefused.words[lang], { reason }));
