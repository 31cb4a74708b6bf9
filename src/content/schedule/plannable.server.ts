import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { fill, LANGS, type Lang, localized } from "../../platform/locale/lang";
import { staffWords } from "../../platform/locale/words/staff";
import type { AnyContent, ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { wordedLanguages } from "../revisions/unpublished-langs";
import { entryStateOf } from "../store/entry-state.server";
import { requirePublishable } from "../store/for-visitors.server";

/**
 * Those of the requested languages of an entry that can be scheduled: all three mean those in which it has
 * text.
 * @param path that of the requesting field
 * @throws {Problem} 400 for a language without text, or where visitors would get too little; 404 where there
 * is none
 */
export async function plannableLanguages(
  tx: Database,
  type: ContentType,
  id: string,
  { langs, path }: { langs: readonly Lang[]; path: string },
): Promise<readonly Lang[]> {
  const entry = await entryStateOf(tx, type, id);
  if (!entry || entry.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const worded = wordedLanguages(type, entry.newest as AnyContent, entry.visible as AnyContent | undefined);
  const isAll = LANGS.every((lang) => langs.includes(lang));
  const without = isAll ? [] : langs.filter((lang) => !worded.includes(lang));
  if (without.length > 0) throw new Problem(400, "invalid", { errors: [{ path, says: wordless(without) }] });
  const planned = isAll ? worded : langs;
  requirePublishable(type, entry, planned, path);
  return planned;
}

function wordless(langs: readonly Lang[]) {
  const { key, words } = contentProblems.nothingInLanguages;
  const names = (lang: Lang) =>
    langs.map((each) => staffWords[lang][each]).join(lang === "eng" ? ", " : "、");
  return { key, words: localized((lang) => fill(words[lang], { languages: names(lang) })) };
}
