import { fill, type Lang } from "../../../platform/locale/lang";

const WORDS = {
  eng: { one: "1 picture lacks a description", several: "{count} pictures lack a description" },
  tra: { one: "1 張圖片欠文字說明", several: "{count} 張圖片欠文字說明" },
  sim: { one: "1 张图片缺少文字说明", several: "{count} 张图片缺少文字说明" },
};

/** How many pictures lack a description in some language, in the words of Home and of the list. */
export const undescribedCount = (count: number, lang: Lang): string =>
  fill(count === 1 ? WORDS[lang].one : WORDS[lang].several, { count });
