import { createHash } from "node:crypto";
import * as z from "zod";
import { sanitizeRichText } from "../../content/richtext/sanitize.server";
import { sanitizeInTurn } from "../../content/richtext/sanitize-long.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import { startConvertingAhead } from "../../content/translation/convert-ahead.server";
import { settingsOf } from "../../platform/config/config.server";
import { conversionContract, type DraftPart } from "../../platform/conversion-contract";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { type Answers, answers, type Feature, feature, type Handlers } from "../../platform/feature.server";
import { plainText } from "../../platform/html/text";
import { Problem } from "../../platform/http/problem";
import { type Remembered, sentenceKey, sentencesOf } from "../../platform/locale/conversion/converter.server";
import { fill, type Lang, localized, otherScript, type Script } from "../../platform/locale/lang";
import type { ReadConverter } from "../../site/page/converting.server";
import { SEVERAL, sentenceActions } from "./actions";
import { type Sentence, sentences } from "./definition";
import { conversionProblems as says } from "./problems.server";
import { type TranslationService, translationSettings } from "./settings.server";

const isScript = (lang: Lang): lang is Script => lang !== "eng";

function conversionAnswers(read: ReadConverter): Answers {
  const draftInScript = async (deps: Deps, parts: readonly DraftPart[], to: Script) => {
    const converter = await read(deps);
    const texts = parts.flatMap((part) => ("text" in part ? part.text : wordsIn(part.html)));
    const remembered = await rememberedIn(deps.db, texts, to);
    return parts.map((part) =>
      "text" in part
        ? { text: converter.text(part.text, to, remembered).text }
        : { html: converter.html(part.html, to, remembered).text },
    );
  };

  const handlers: Handlers<typeof conversionContract> = {
    convert: async ({ text, html, to }, { deps }) => {
      const converter = await read(deps);
      const remembered = await rememberedIn(deps.db, text === undefined ? wordsIn(html ?? "") : [text], to);
      if (html === undefined) return converter.text(text ?? "", to, remembered);
      const { text: converted, entries } = converter.html(html, to, remembered);
      return { html: converted, entries };
    },

    draft: async ({ parts, from, to }, { deps }) => {
      if (isScript(from) && isScript(to)) return { parts: await draftInScript(deps, parts, to) };
      const service = settingsOf(deps.config, translationSettings);
      if (!service) throw new Problem(409, says.noService);
      const drafted = await translate(service, parts, from, to);
      // Whatever the service answers goes into the browsers of staff.
      return {
        parts: drafted.map((part) => ("html" in part ? { html: sanitizeRichText(part.html) } : part)),
      };
    },

    service: async (_, { deps }) => ({
      available: settingsOf(deps.config, translationSettings) !== undefined,
    }),

    remember: async ({ from, pairs }, { db, staff }) => {
      const all = pairs.flatMap(sentencePairs);
      for (const pair of all) await rememberSentence(db, from, pair, staff.username);
      const snapshot = { _id: SEVERAL, sentences: all.length };
      const answer = { message: "success" as const, remembered: all.length };
      return { entityId: SEVERAL, action: sentenceActions.acceptSentences, snapshot, answer };
    },
  };
  return answers(conversionContract, handlers);
}

/** The runs of words of some HTML, between its tags. */
const wordsIn = (html: string): string[] => html.split(/<[^>]*>/).map(plainText);

/** Sentences are identified by their text, which is unique. */
const sentenceRules: EntryRules<typeof sentences> = {
  type: sentences,
  idFor: ({ from, source }) => sentenceId(from, source),
  beforeSave: async (content, { before, path, call: { db } }) => {
    const id = sentenceId(content.from, content.source);
    if (id !== before?._id && (await published(db, sentences).find(id)))
      throw new Problem(400, "invalid", { errors: [{ path: `${path}source`, says: says.sentenceIsThere }] });
    return content;
  },
};

/** Conversion between the Chinese scripts, by the glossary that is read. */
export const conversionFeature = (read: ReadConverter): Feature =>
  feature({
    name: "conversion",
    answers: conversionAnswers(read),
    content: [sentences],
    entryRules: [entryRules(sentenceRules)],
    problems: says,
    background: startConvertingAhead(read),
  });

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

/** A sentence, or a paragraph, as it was accepted. */
export interface Accepted {
  source: string;
  result: string;
}

/** The id of a sentence: by it a conversion finds what was accepted, however white space is around it. */
const sentenceId = (from: Script, source: string): string =>
  createHash("sha256")
    .update(`${from}\n${sentenceKey(source)}`)
    .digest("hex")
    .slice(0, 40);

/** The sentences of some texts that staff have accepted before. */
async function rememberedIn(db: Database, texts: readonly string[], to: Script): Promise<Remembered> {
  const from = otherScript(to);
  const keys = new Set(texts.flatMap((text) => [text, ...sentencesOf(text)]).map(sentenceKey));
  keys.delete("");
  const known = await published(db, sentences).entriesOf([...keys].map((key) => sentenceId(from, key)));
  return new Map(known.map(({ source, result }) => [sentenceKey(source), result]));
}

const HAN = /\p{sc=Han}/u;

/** The sentences of what was accepted, where both sides have as many; else all of it as one. */
function sentencePairs({ source, result }: Accepted): Accepted[] {
  const parts = (text: string) => sentencesOf(text).map(sentenceKey).filter(Boolean);
  const [from, to] = [parts(source), parts(result)];
  const pairs =
    from.length === to.length
      ? from.map((each, at) => ({ source: each, result: to[at] ?? "" }))
      : [{ source: sentenceKey(source), result: sentenceKey(result) }];
  return pairs.filter((pair) => HAN.test(pair.source) && HAN.test(pair.result));
}

/** Stores a sentence, in place of what was accepted of it before. */
async function rememberSentence(
  tx: Database,
  from: Script,
  { source, result }: Accepted,
  author: string,
): Promise<Sentence> {
  const id = sentenceId(from, source);
  const store = contentStore(tx, sentences);
  const content = { from, source, result, ...localized(() => ({})) };
  const before = (await published(tx, sentences).find(id)) ?? (await store.restore(id));
  if (!before) return store.add(content, { author }, id);
  if (before.result === result) return before;
  return (await store.replace(id, before.version, content, { author })) ?? before;
}
