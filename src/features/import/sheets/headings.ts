import type { Lang } from "../../../platform/locale/lang";
import { SHEET_FIELDS, type SheetType } from "./sheet-types";

/** Known column headings, including those for the same fields of other types. */
const WORDS: Readonly<Record<SheetType, Readonly<Record<string, string>>>> = {
  news: {
    date: "date published day time 日期 發佈日期 发布日期 日子 時間 时间",
    header: "title header heading headline subject 標題 标题 題目 题目 主題 主题",
    content: "content text body article details story 內容 内容 內文 内文 正文 文章 詳情 详情",
    description: "summary excerpt description 摘要 簡介 简介 撮要",
    category: "category categories type topic 類別 类别 分類 分类 類型 类型",
    coverId: "cover picture photo image 封面 圖片 图片 相片 照片",
    video: "video youtube 影片 視頻 视频 短片",
    starred: "starred featured star home 精選 精选 重點 重点 首頁 首页",
  },
  donors: {
    names:
      "name names donor donors 捐款者 捐款人 捐贈者 捐赠者 善長 善长 姓名 名稱 名称 名字 名 鳴謝 鸣谢 捐款者姓名 捐款人姓名",
  },
  charityItems: {
    name: "name item product title 名稱 名称 名 品名 物品 義賣品 义卖品 產品 产品 貨品 货品",
    price: "price cost amount 價錢 价钱 價格 价格 售價 售价 金額 金额 定價 定价",
    tag: "tag tagline subtitle 副題 副题 副標題 副标题 簡述 简述 標語 标语",
    desc: "description desc details text 介紹 介绍 說明 说明 描述 詳情 详情 內容 内容 簡介 简介",
    coverId: "photo photos picture pictures image images cover 圖片 图片 相片 照片",
    order: "order position 次序 順序 顺序 排序",
  },
  forms: {
    formValue: "name title form 名稱 名称 標題 标题 表格 表格名稱 表格名称",
    pdfId: "pdf file filename document 檔案 档案 文件 檔名 文件名 檔案名稱 文件名称",
    lang: "language languages 語言 语言 語文 语文",
  },
};

const known = (type: SheetType): [name: string, words: string[]][] =>
  Object.entries(WORDS[type]).map(([name, words]) => [name, words.split(/\s+/)]);

/** The marks of a language in a heading, in the order in which they are looked for. */
const LANGUAGES: readonly (readonly [RegExp, Lang | "chinese"])[] = [
  [/\b(?:sim|sc|zh[-_ ]?(?:cn|hans)|simplified|chs)\b|[簡简](?:體|体|中)|[(（[]\s*[簡简]\s*[)）\]]/, "sim"],
  [/\b(?:tra|tc|zh[-_ ]?(?:hk|tw|hant)|traditional|cht)\b|繁/, "tra"],
  [/\b(?:eng|en|english)\b|英文|英語|英语|[(（[]\s*英\s*[)）\]]/, "eng"],
  [/\b(?:chi|zh|chinese)\b|中文/, "chinese"],
];

/** What is around the words of a heading. */
const AROUND = /[^\p{L}\p{N}]+/gu;

/** A parsed heading: the field that it names in a type, with a score; and the language, if it names one. */
export interface Heading {
  name: string | undefined;
  /** 2 for exactly the word of a field, 1 for one that has it within, 0 for none. */
  fit: number;
  lang: Lang | "chinese" | undefined;
}

/** Reads a heading as one of a type's. */
export function readHeading(heading: string, type: SheetType): Heading {
  const text = heading.normalize("NFKC").toLowerCase();
  const [mark, lang] = LANGUAGES.find(([each]) => each.test(text)) ?? [];
  const rest = (mark ? text.replace(new RegExp(mark, "g"), " ") : text)
    .replace(/chinese|中文|體|体/g, " ")
    .replace(AROUND, " ")
    .trim();
  const [exact] = known(type).find(([, words]) => words.includes(rest)) ?? [];
  if (exact !== undefined) return { name: exact, fit: 2, lang };
  // The language alone names the one field that there is for each, as in a list of names.
  if (rest === "" && lang !== undefined && type === "donors") return { name: "names", fit: 1, lang };
  const within = known(type)
    .flatMap(([name, words]) => words.filter((word) => has(rest, word)).map((word) => ({ name, word })))
    .sort((one, other) => other.word.length - one.word.length)[0];
  return { name: within?.name, fit: within ? 1 : 0, lang };
}

const LONGEST_HEADING = 60;

/** English words match whole words, Chinese ones anywhere. */
const has = (text: string, word: string): boolean =>
  text.length <= LONGEST_HEADING &&
  (/^\p{Script=Latin}+$/u.test(word) ? text.split(" ").includes(word) : text.includes(word));

/** Returns whether a type has a field for each language. */
export const isPerLang = (type: SheetType, name: string): boolean =>
  SHEET_FIELDS[type].some((field) => field.name === name && field.perLang);
