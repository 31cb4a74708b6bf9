import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { contentProblems } from "../../core/content/problems.server";
import { BOARD_PAGE, boardPage } from "../../core/content/translation/board.server";
import { translationContract } from "../../core/content/translation/contract";
import {
  confirmText,
  followedTexts,
  type TranslatedKind,
} from "../../core/content/translation/followed.server";
import { STATES } from "../../core/content/translation/states";
import type { TranslationRow } from "../../core/content/translation/tables.server";
import type { Database } from "../../core/db/database.server";
import { pagesOf } from "../../core/db/paging.server";
import { LANGS, type Lang, type Localized } from "../../core/locale/lang";

/** Finds the address of the form of something by its kind and id; `/cms` where it has none. */
export type FormAddress = (type: string, id: string) => string;

/** The calls on translations, for these kinds of things. */
export function translationsAnswers(kinds: readonly TranslatedKind[], formAddress: FormAddress) {
  const found = async (db: Database, type: string, id: string) => {
    const thing = await kinds.find((kind) => kind.type === type)?.find(db, id);
    if (!thing) throw new Problem(404, contentProblems.unknownEntry);
    return thing;
  };
  const named = (type: string, id: string, path: string, lang: Lang) => {
    const kind = kinds.find((each) => each.type === type);
    const part = kind?.parts.find((each) => each.id === undefined || each.id === id);
    return { label: kind?.label(id, path, lang) ?? path, kind: part?.name[lang] ?? type };
  };
  const handlers: Handlers<typeof translationContract> = {
    board: async (query, { db, lang }) => {
      const { rows, total, ...lacks } = await boardPage(db, query);
      const titles = await titlesOf(db, kinds, rows);
      const entries = rows.map(({ type, id, path, eng, tra, sim }) => ({
        ...{ type, id, path, title: readIn(titles.get(`${type} ${id}`), lang), eng, tra, sim },
        ...named(type, id, path, lang),
        url: atField(formAddress(type, id), languageOf({ eng, tra, sim }, query.lang), path),
      }));
      return { entries, ...lacks, total, pages: pagesOf(total, BOARD_PAGE), parts: partsIn(kinds, lang) };
    },

    texts: async ({ type, id }, { db }) => ({ texts: await followedTexts(db, await found(db, type, id)) }),

    confirm: async ({ type, id, ...said }, { db }) => {
      await confirmText(db, await found(db, type, id), said);
      const snapshot = { _id: id, type, ...said };
      const feature = kinds.find((kind) => kind.type === type)?.feature;
      return {
        ...(feature && { feature }),
        entityId: id,
        action: "confirm",
        snapshot,
        answer: { message: "success" },
      };
    },
  };
  return answers(translationContract, handlers);
}

/** The parts to which the board can be narrowed, with their names in a language. */
const partsIn = (kinds: readonly TranslatedKind[], lang: Lang) =>
  kinds.flatMap(({ type, parts }) => parts.map(({ name, ...part }) => ({ type, ...part, name: name[lang] })));

/** The titles of the things of some rows, by their kinds and ids. */
async function titlesOf(
  db: Database,
  kinds: readonly TranslatedKind[],
  rows: readonly TranslationRow[],
): Promise<Map<string, Localized>> {
  const all = new Map<string, Localized>();
  for (const [type, some] of Map.groupBy(rows, (row) => row.type)) {
    const ids = [...new Set(some.map(({ id }) => id))];
    const titles = await kinds.find((kind) => kind.type === type)?.titles(db, ids);
    for (const [id, title] of titles ?? []) all.set(`${type} ${id}`, title);
  }
  return all;
}

/** A title in a language, else in the first that has one. */
const readIn = (title: Localized | undefined, lang: Lang): string =>
  [lang, ...LANGS].map((each) => title?.[each] ?? "").find((text) => text !== "") ?? "";

/** The language that somebody who opens a text goes to: the one that was asked for, else the one that lacks most. */
function languageOf(
  states: TranslationRow | Localized<(typeof STATES)[number]>,
  asked: Lang | undefined,
): Lang {
  if (asked) return asked;
  const neediest = STATES.find(
    (state) => state !== "reviewed" && LANGS.some((lang) => states[lang] === state),
  );
  return LANGS.find((lang) => states[lang] === neediest) ?? "tra";
}

/** The address of a form, on a language and at a field. */
function atField(form: string, lang: Lang, path: string): string {
  return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ lang, field: path })}`;
}
