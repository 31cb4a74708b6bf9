import { LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  type OldRecord,
  reportUnknown,
  textOf,
  within,
} from "./context";
import { reportScript } from "./languages.server";
import { pdfIn } from "./pictures";
import { lineIn } from "./plain-text";

const LONGEST_NAME = 300;

/** A form to download as saved here. */
export async function formOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const pdf = await pdfIn(record, "", context);
  const name = (value: unknown, where: string) =>
    within(lineIn(value, where, context), LONGEST_NAME, where, context);
  const own = localized((lang) => {
    const text = fieldOf(record, lang);
    return name(isRecord(text) ? fieldOf(text, "formValue") : text, `${lang}.formValue`);
  });
  const said = fieldOf(record, "formValue");
  const whole = isRecord(said) ? "" : name(said, "formValue");
  const inner = isRecord(said)
    ? localized((lang) => own[lang] || name(fieldOf(said, lang), `formValue.${lang}`))
    : own;
  if (pdf.pdfId === null) {
    context.report("noPdf", "pdfId", whole || nameIn(inner));
    return undefined;
  }
  reportUnknown(record, ["pdfId", "originalFilename", "formValue", "lang", ...LANGS], context);
  const anyName = whole || nameIn(inner) || namedByFile(record, pdf.originalFilename, context);
  reportScript({ formValue: inner.sim }, context);
  return {
    pdf,
    languages: languagesOf(record, inner, context),
    anyName,
    ...localized((lang) => ({ name: inner[lang] })),
  };
}

const nameIn = (names: Localized): string =>
  LANGS.map((lang) => names[lang]).find((each) => each !== "") ?? "";

function namedByFile(record: OldRecord, filename: string, context: ConvertContext): string {
  const source = textOf(fieldOf(record, "pdfId"), "pdfId", context);
  const name = (filename || (source.split("/").at(-1) ?? "")).replace(/\.pdf$/i, "").slice(0, LONGEST_NAME);
  context.report("noName", "formValue", name);
  return name.trim() || "PDF";
}

/** What people call the languages, without case and what is between. */
const LANGUAGE_NAMES: Readonly<Record<string, Lang>> = {
  ...{ eng: "eng", en: "eng", english: "eng", enus: "eng", engb: "eng", 英文: "eng" },
  ...{
    tra: "tra",
    tc: "tra",
    zht: "tra",
    zhhk: "tra",
    zhtw: "tra",
    zhhant: "tra",
    traditional: "tra",
    繁體: "tra",
  },
  ...{ 英語: "eng", 英语: "eng", 繁體中文: "tra", 繁体: "tra", 繁体中文: "tra", 中文: "tra" },
  ...{ sim: "sim", sc: "sim", zhs: "sim", zhcn: "sim", zhhans: "sim", simplified: "sim", 简体: "sim" },
  ...{ 简体中文: "sim", 簡體: "sim", 簡體中文: "sim" },
};

/**
 * The languages on whose pages a form is listed: those that it says; of an empty list those in which it has a name; all
 * where it says nothing and has one name.
 */
function languagesOf(record: OldRecord, names: Localized, context: ConvertContext): Lang[] {
  const given = fieldOf(record, "lang");
  const named = LANGS.filter((lang) => names[lang] !== "");
  const said = [...new Set(wordsIn(given, context).flatMap((word) => languageOf(word, context)))];
  if (said.length > 0) return LANGS.filter((lang) => said.includes(lang));
  const isOneName = new Set(named.map((lang) => names[lang])).size <= 1;
  return named.length === 0 || (isOneName && !Array.isArray(given)) ? [...LANGS] : named;
}

function wordsIn(given: unknown, context: ConvertContext): string[] {
  if (isRecord(given))
    return Object.keys(given).filter((lang) => given[lang] === true || given[lang] === "true");
  const all = Array.isArray(given) ? given : [given];
  return all
    .flatMap((each) => textOf(each, "lang", context).split(/[,;/|\s，、]+/))
    .filter((each) => each !== "");
}

function languageOf(word: string, context: ConvertContext): Lang[] {
  const name = word.toLowerCase().replace(/[^\p{L}]+/gu, "");
  if (name === "all" || name === "both") return [...LANGS];
  const lang = Object.hasOwn(LANGUAGE_NAMES, name) ? LANGUAGE_NAMES[name] : undefined;
  if (lang === undefined) context.report("wrongShape", "lang", word.slice(0, LONGEST_NAME));
  return lang === undefined ? [] : [lang];
}
