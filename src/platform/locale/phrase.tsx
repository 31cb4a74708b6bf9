import { Fragment } from "react";
import { LANG_TAG, type Lang, useLang } from "./lang";

/** `Intl.Segmenter` finds Chinese words; creating one is slow, so there is one for each language. */
const segmenters = new Map<Lang, Intl.Segmenter>();

function segmenter(lang: Lang): Intl.Segmenter {
  const known = segmenters.get(lang);
  if (known) return known;
  const made = new Intl.Segmenter(LANG_TAG[lang], { granularity: "word" });
  segmenters.set(lang, made);
  return made;
}

/**
 * Short text, as in a heading, whose Chinese breaks between words only: browsers break anywhere in Chinese,
 * which in large letters tears words apart. Other languages pass through. Goes with the class `phrase`.
 */
export function Phrase({ text, lang }: { text: string; lang: Lang }) {
  if (lang === "eng") return text;
  return <span className="phrase">{words(text, lang).map(withBreak)}</span>;
}

function withBreak(word: string, index: number) {
  return <Fragment key={index}>{index === 0 ? word : [<wbr key="break" />, word]}</Fragment>;
}

/**
 * Words with their punctuation: none begins with a closing mark or ends with an opening one. A number is
 * joined to its unit by a non-breaking space.
 */
export function words(text: string, lang: Lang): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of segmenter(lang).segment(text)) {
    const last = parts.at(-1);
    const joins =
      last !== undefined &&
      (/[「『“‘《（〈【]$/u.test(last) ||
        (!isWordLike && !OPENING.test(segment)) ||
        isCounted(last, segment) ||
        isTorn(last, segment));
    if (joins)
      parts[parts.length - 1] = (isCounted(last, segment) ? last.replace(/ $/, "\u00A0") : last) + segment;
    else parts.push(segment);
  }
  return parts;
}

const OPENING = /^[「『“‘《（〈【]/u;

/** A number, or the 第 before one, that ends what came so far; not the end of a name such as SMN1. */
const NUMBER =
  /(?:^|[^\p{L}\p{N}]|第 ?)(?:第|[\d,.]*\d|[〇零一二三四五六七八九十百千萬万兩两幾几]+)[ \u00A0]?$/u;

const isCounted = (before: string, after: string): boolean =>
  NUMBER.test(before) && /^[\d\p{Script=Han}]/u.test(after);

/** Words of this site's that the dictionary tears apart; a longer one by its beginnings. */
const WHOLE = (
  "萎縮症 萎缩症 志愿者 照顧者 照护者 支付寶 支付宝 賣旗日 卖旗日 義賣品 义卖品 儲物櫃 储物柜 覆診 覆診日 維港 维港 週年 " +
  "軟滑 好滋味 斟茶 斟杯 杯茶 會見到 見到誰 同轆 同辘 " +
  "脊髓肌肉 肌肉萎縮 肌肉萎缩 脊髓性 性肌 肌萎缩 確診 确诊 過來人 过来人 同路人 木棉會 木棉会 木棉會是"
).split(" ");

const isTorn = (before: string, after: string): boolean =>
  WHOLE.some((word) => (before + after).endsWith(word) && !after.endsWith(word));

/** The space after a sentence or before brackets, where Chinese has none: its marks are gaps by themselves. */
export const SentenceSpace = () => (useLang() === "eng" ? " " : null);

/** After a mark at which a line of Chinese may well end. */
const CLAUSES = /(?<=[，、；：。！？])(?=.)/u;
/** Belongs to the word behind it. */
const SMALL = /^(?:an?|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with|your)$/i;
const CAPITAL = /^\p{Lu}/u;
/** A clause ends with it, and so may a line. */
const ENDED = /[,;:.!?–—]$/;

/**
 * Letters that fit in the line of a heading on a narrow phone, in any font: one of Chinese is as wide as two.
 */
const LONGEST = 14;
const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter < "\u2e80" ? 1 : 2), 0);

/**
 * A heading whose lines end where its words do. In English names, a number and its noun, a small word and the one behind
 * it, and the last two words stay in one line; in Chinese each word, and a short clause. They are plain text in the line,
 * since a screen reader would say blocks one by one. Goes with the class `together`.
 */
export function Headline({ text, lang }: { text: string; lang: Lang }) {
  const parts = lang === "eng" ? piecesOf(text.split(" ")) : text.split(CLAUSES);
  const isPiece = (part: string) =>
    parts.length > 1 && width(part) <= LONGEST && (lang !== "eng" || part.includes(" "));
  return parts.map((part, index) => {
    const words = lang === "eng" ? part : <Phrase text={part} lang={lang} />;
    return (
      <Fragment key={index}>
        {lang === "eng" && index > 0 && " "}
        {isPiece(part) ? <span className="together">{words}</span> : words}
      </Fragment>
    );
  });
}

/** Words that belong together, put together from the end, so that the last one is not left alone. */
function piecesOf(words: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const [index, word] of [...words.entries()].toReversed()) {
    const [next] = pieces;
    const follower = words[index + 1];
    const joined = `${word} ${next}`;
    const isLast = index === words.length - 2 && index > 1;
    if (follower !== undefined && (isLast || belongs(word, follower)) && width(joined) <= LONGEST)
      pieces[0] = joined;
    else pieces.unshift(word);
  }
  return pieces;
}

function belongs(word: string, next: string): boolean {
  if (ENDED.test(word)) return false;
  const isName = CAPITAL.test(word) && /^[\p{Lu}\d]/u.test(next);
  return isName || SMALL.test(word) || /\d/.test(word);
}
