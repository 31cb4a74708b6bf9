import { Problem } from "../../core/api/problem";
import { LANGS, type Lang } from "../../core/locale/lang";
import { sanitizeInTurn } from "../../core/richtext/sanitize-long.server";
import { requireTooHeavy } from "../../core/threads/too-heavy.server";
import type { NewsInput } from "./contract";
import { LONGEST_CONTENT } from "./shapes";

/**
 * The input with its rich text as it may be stored.
 * @throws {Problem} 400 with the path of a text that takes too much memory; 503 when the machine has no time for it.
 */
export async function sanitised<Input extends { news: NewsInput }>(input: Input): Promise<Input> {
  const news = { ...input.news };
  for (const lang of LANGS) news[lang] = { ...news[lang], content: await contentOf(news, lang) };
  return { ...input, news };
}

async function contentOf(news: NewsInput, lang: Lang): Promise<string> {
  const content = await sanitizeInTurn(news[lang].content).catch(requireTooHeavy);
  // What is kept must be taken again: each `&` is five characters of it.
  if (content !== undefined && content.length <= LONGEST_CONTENT) return content;
  throw new Problem(400, "invalid", { errors: [{ path: `news.${lang}.content`, says: "textTooHeavy" }] });
}
