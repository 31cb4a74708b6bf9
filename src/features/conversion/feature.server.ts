import { sanitizeRichText } from "../../content/richtext/sanitize.server";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import { startConvertingAhead } from "../../content/translation/convert-ahead.server";
import { settingsOf } from "../../platform/config/config.server";
import { conversionContract, type DraftPart } from "../../platform/conversion-contract";
import type { Deps } from "../../platform/deps.server";
import { type Feature, feature } from "../../platform/feature.server";
import { plainText } from "../../platform/html/text";
import { type Answers, answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import type { Lang, Script } from "../../platform/locale/lang";
import type { ReadConverter } from "../../site/page/converting.server";
import { SEVERAL, sentenceActions } from "./actions";
import { sentences } from "./definition";
import { rememberedIn, rememberSentence, sentenceId, sentencePairs } from "./memory.server";
import { conversionProblems as says } from "./problems.server";
import { translationSettings } from "./settings.server";
import { translate } from "./translator.server";

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
