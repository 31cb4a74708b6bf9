import * as z from "zod";
import { LIBRARY_SORTS, type libraryContract } from "../../../media/library-contract";
import type { InputOf } from "../../../platform/http/contract";
import { openChoice, recordList, searchedWords } from "../../../platform/list/record-list";
import { fill, type Lang } from "../../../platform/locale/lang";

/** The tabs of the library, with the query of each. */
export const PARTS = {
  all: {},
  image: { kind: "image" },
  pdf: { kind: "pdf" },
  notUsed: { unused: "true" },
  /** Pictures that visitors see, as the home counts them. */
  noAlt: { alt: "missing", unused: "false" },
  trash: { trash: "true" },
} as const satisfies Record<string, Partial<InputOf<(typeof libraryContract)["list"]>>>;

/** The names of the parts, in order. */
export const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** The query of the library, as its address says it. PDFs alone are sorted. */
export const mediaList = recordList({
  show: z.enum(PART_NAMES).default("all"),
  q: searchedWords(100),
  sort: openChoice(z.enum(LIBRARY_SORTS)),
});

/** The same as its call takes it. */
export const libraryQueryOf = ({ show, q, sort }: z.output<typeof mediaList.query>) => ({
  ...PARTS[show],
  q,
  sort: show === "pdf" ? sort : undefined,
});

const WORDS = {
  eng: { one: "1 picture lacks a description", several: "{count} pictures lack a description" },
  tra: { one: "1 張圖片欠文字說明", several: "{count} 張圖片欠文字說明" },
  sim: { one: "1 张图片缺少文字说明", several: "{count} 张图片缺少文字说明" },
};

/** How many pictures lack a description in some language, in the words of Home and of the list. */
export const undescribedCount = (count: number, lang: Lang): string =>
  fill(count === 1 ? WORDS[lang].one : WORDS[lang].several, { count });
