import { createHash } from "node:crypto";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { Database } from "../../platform/db/database.server";
import type { Remembered } from "../../platform/locale/conversion/converter.server";
import { sentenceKey, sentencesOf } from "../../platform/locale/conversion/converter.server";
import { localized, otherScript, type Script } from "../../platform/locale/lang";
import { type Sentence, sentences } from "./definition";

/** A sentence, or a paragraph, as it was accepted. */
export interface Accepted {
  source: string;
  result: string;
}

/** The id of a sentence: by it a conversion finds what was accepted, however white space is around it. */
export const sentenceId = (from: Script, source: string): string =>
  createHash("sha256")
    .update(`${from}\n${sentenceKey(source)}`)
    .digest("hex")
    .slice(0, 40);

/** The sentences of some texts that staff have accepted before. */
export async function rememberedIn(db: Database, texts: readonly string[], to: Script): Promise<Remembered> {
  const from = otherScript(to);
  const keys = new Set(texts.flatMap((text) => [text, ...sentencesOf(text)]).map(sentenceKey));
  keys.delete("");
  const known = await published(db, sentences).entriesOf([...keys].map((key) => sentenceId(from, key)));
  return new Map(known.map(({ source, result }) => [sentenceKey(source), result]));
}

const HAN = /\p{sc=Han}/u;

/** The sentences of what was accepted, where both sides have as many; else all of it as one. */
export function sentencePairs({ source, result }: Accepted): Accepted[] {
  const parts = (text: string) => sentencesOf(text).map(sentenceKey).filter(Boolean);
  const [from, to] = [parts(source), parts(result)];
  const pairs =
    from.length === to.length
      ? from.map((each, at) => ({ source: each, result: to[at] ?? "" }))
      : [{ source: sentenceKey(source), result: sentenceKey(result) }];
  return pairs.filter((pair) => HAN.test(pair.source) && HAN.test(pair.result));
}

/** Stores a sentence, in place of what was accepted of it before. */
export async function rememberSentence(
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
