import { AVOIDED, type AvoidedWord } from "../../charity/avoided-words";
import type { Lang } from "../../platform/locale/lang";
import { putAt, valueAt } from "../field-paths";
import { type Block, type Markup, readMarkup, saidIn, spanOf, type Words } from "./markup";
import { type LibraryPictures, pictureRemarks } from "./pictures";
import { type ForeignCharacters, scriptRemarks, withoutLeftAlone } from "./scripts";

/** The knowledge beside a text, as far as it has arrived. */
export interface Known {
  library: LibraryPictures;
  /** None while the tables are not there. */
  foreign?: ForeignCharacters | undefined;
}

type Part = { start: number; end: number; text: string };

const wordRemarks = (parts: readonly Part[], lang: Lang, { foreign }: Known): Remark[] => [
  ...(lang !== "eng" && foreign ? scriptRemarks(parts, lang, foreign) : []),
  ...avoidedRemarks(parts, lang),
];

/** Looks at a plain text; a short one, as a title, has no sentences. */
export function checkPlain(text: string, lang: Lang, known: Known, isShort = false): Remark[] {
  const long = isShort ? [] : longInText(text, lang);
  return [...long, ...wordRemarks([{ start: 0, end: text.length, text }], lang, known)];
}

/** Checks stored rich text. */
export function checkRich(html: string, lang: Lang, known: Known): Remark[] {
  const markup = readMarkup(html);
  // As they are stored, so that offsets apply to the whole.
  const parts = markup.blocks.flatMap(({ own }) =>
    own.map(({ start, end }) => ({ start, end, text: html.slice(start, end) })),
  );
  return [
    ...pictureRemarks(markup, known.library),
    ...headingRemarks(html, markup),
    ...linkRemarks(markup),
    ...tableRemarks(html, markup),
    ...longInBlocks(markup.blocks, lang),
    ...wordRemarks(parts, lang, known),
  ].sort((one, other) => one.start - other.start);
}

/** Words that the charity does not use, in the words of a text. @param parts the words, each with its place in the whole */
function avoidedRemarks(parts: readonly (Span & { text: string })[], lang: Lang): Remark[] {
  return parts.flatMap(({ text, start }) => {
    const read = withoutLeftAlone(text);
    return AVOIDED[lang].flatMap((word) =>
      [...read.matchAll(word.pattern)].map((match) => remark(word, match, start)),
    );
  });
}

function remark({ better, swaps }: AvoidedWord, { 0: said, index }: RegExpExecArray, begin: number): Remark {
  const span = { start: begin + index, end: begin + index + said.length };
  const edits = swaps ? { edits: [{ ...span, with: better }] } : {};
  return { check: "wordAvoided", said, ...span, better, ...edits };
}

/** Characters that a line of bold words has at most to be meant as a heading; a Chinese one says more in as many. */
const LONGEST_HEADING = 80;
const LONGEST_CHINESE = 30;
const ENDS_SENTENCE = /[.!?;:,。！？；：，、…]["”’」』）)]*$/;

const HEADING = /^h[23]$/;

/** The edits that change the tag of a block, and its inner HTML where that is given. */
function retagged(html: string, block: Block, tag: string, inner?: string): Edit[] {
  return [
    {
      start: block.start,
      end: block.end,
      with: `<${tag}>${inner ?? html.slice(block.inner.start, block.inner.end)}</${tag}>`,
    },
  ];
}

/** Headings that are empty or skip a level, and paragraphs that only look like headings. */
function headingRemarks(html: string, { blocks }: Markup): Remark[] {
  const headings = blocks.filter(({ tag }) => HEADING.test(tag));
  const empty = headings.filter(({ words }) => saidIn(words) === "");
  const first = headings.find((each) => !empty.includes(each));
  const skips = first?.tag === "h3" ? [first] : [];
  return [
    ...empty.map((block): Remark => {
      const edits = block.hasImage
        ? retagged(html, block, "p")
        : [{ start: block.start, end: block.end, with: "" }];
      return { ...remarkOn("headingEmpty", block), edits };
    }),
    ...skips.map(
      (block): Remark => ({ ...remarkOn("headingSkips", block), edits: retagged(html, block, "h2") }),
    ),
    ...blocks
      .filter((block, at) => looksLikeHeading(block, blocks[at + 1]))
      .map((block): Remark => {
        const above = headings.findLast(({ start }) => start < block.start);
        const inner = html.slice(block.inner.start, block.inner.end).replaceAll(/<\/?strong>/g, "");
        return { ...remarkOn("headingBold", block), edits: retagged(html, block, above?.tag ?? "h2", inner) };
      }),
  ];
}

const remarkOn = (check: Remark["check"], block: Block): Remark => ({
  check,
  said: saidIn(block.words),
  ...spanOf(block.words, block),
});

/** Whether a paragraph is a short bold line above another one. */
function looksLikeHeading(block: Block, next: Block | undefined): boolean {
  if (block.tag !== "p" || block.within !== "" || !block.isBold || block.hasImage) return false;
  if (!next || HEADING.test(next.tag)) return false;
  const said = saidIn(block.words);
  const most = /\p{sc=Han}/u.test(said) ? LONGEST_CHINESE : LONGEST_HEADING;
  return said !== "" && said.length <= most && !ENDS_SENTENCE.test(said) && /\p{L}/u.test(said);
}

/** Link texts that say nothing of their target when they are read out of context. */
const VAGUE = [
  /^(?:(?:please )?(?:click|press|tap|see|go|read|look|find out|learn)(?: it| on)? )?(?:here|this|this link|this page|this (?:web ?)?site|the link|link|more|read more|more info|more information|details|(?:for )?more details|the following link)$/,
  /^(?:(?:learn|read|see|view|find out) more|click|download|website|web page)$/,
  /^(?:詳情|有關詳情|更多資料|更多詳情)?(?:請|可)?(?:按|點|撳|點擊|按下|瀏覽)?(?:此|這裏|這裡|這兒|此處|這個連結|此連結|以下連結|連結|鏈接|網址|網頁|網站)(?:瀏覽|查看|下載|了解|報名|登記|連結)?$/,
  /^(?:更多|更多資料|更多資訊|詳情|詳細資料|查看更多|了解更多|閱讀更多|瞭解更多|下載)$/,
  /^(?:详情|有关详情|更多资料|更多详情)?(?:请|可)?(?:按|点|点击|单击|戳|浏览)?(?:此|这里|这儿|此处|这个链接|此链接|以下链接|链接|网址|网页|网站)(?:浏览|查看|下载|了解|报名|登记|链接)?$/,
  /^(?:更多|更多资料|更多信息|详情|详细资料|查看更多|了解更多|阅读更多|下载)$/,
];

/** Marks around the words of a link that say nothing. */
const AROUND = /^[\s>»›→…「『“"'（(【[：:]+|[\s>»›→….。!！,，」』”"'）)】\]：:]+$/g;

/** A typed or copied address. An e-mail address or telephone number is its own good link text. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9.-]+\.[a-z]{2,}\/\S+$/i;

/** Links whose text does not say where they lead. */
function linkRemarks({ links, images }: Markup): Remark[] {
  return links.flatMap((link): Remark[] => {
    const said = saidIn(link.words);
    const span = spanOf(link.words, link);
    if (ADDRESS.test(said)) return [{ check: "linkAddress", said, ...span }];
    const bare = said.replaceAll(AROUND, "").replaceAll(/\s+/g, " ").toLowerCase();
    if (VAGUE.some((pattern) => pattern.test(bare))) return [{ check: "linkVague", said, ...span }];
    const hasImage = images.some(({ start }) => start > link.start && start < link.end);
    return bare === "" && said !== "" && !hasImage ? [{ check: "linkVague", said, ...span }] : [];
  });
}

/** Tables without header cells. The fix makes the first row the header. */
function tableRemarks(html: string, { tables }: Markup): Remark[] {
  return tables.flatMap((table): Remark[] => {
    const [first, ...others] = table.rows;
    const cells = table.rows.flatMap((row) => row.cells);
    if (!first || cells.length < 2 || cells.some(({ tag }) => tag === "th")) return [];
    const words = first.cells.flatMap((cell) => cell.words);
    const remark = { check: "tableHeadless", said: saidIn(spaced(words)), ...spanOf(words, table) } as const;
    if (others.length === 0 || first.cells.some(({ words: own }) => saidIn(own) === "")) return [remark];
    return [{ ...remark, edits: first.cells.flatMap((cell) => headOf(html, cell)) }];
  });
}

const spaced = <T extends { text: string }>(words: readonly T[]): T[] =>
  words.map((each) => ({ ...each, text: `${each.text} ` }));

/** The edits of both tags of a cell that make it a head of its column. */
function headOf(html: string, { start, inner, end }: Markup["blocks"][number]): Edit[] {
  const spans = html.slice(start, inner.start).replace(/^<td/, "").replace(/>$/, "");
  return [
    { start, end: inner.start, with: `<th${spans} scope="col">` },
    { start: inner.end, end, with: "</th>" },
  ];
}

/** Words of an English sentence from which on it is long, and characters of a Chinese one. */
const LONG_ENGLISH = 35;
const LONG_CHINESE = 80;

/** The end of a sentence: in English a full stop where a space and no small letter follow, but none of a title as Dr. */
const ENGLISH_END =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|vs|etc|approx|e\.g|i\.e))[.!?]+["”’)]*(?=\s+[^\sa-z]|\s*$)/g;
const CHINESE_END = /[。！？!?]+[」』”’）)]*/g;

const HAN = /\p{sc=Han}/gu;
/** A word that is not Chinese: a name or a number reads as one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,'’:/@-]*/gu;

/** The length of a sentence, in words of English and in characters of Chinese. */
export function lengthOf(sentence: string, lang: Lang): number {
  if (lang === "eng") return sentence.match(WORD)?.length ?? 0;
  const others = sentence.replaceAll(HAN, " ").match(WORD)?.length ?? 0;
  return (sentence.match(HAN)?.length ?? 0) + others;
}

interface Sentence {
  text: string;
  /** Its place in the text around. */
  start: number;
}

/** The sentences of one paragraph. */
function sentencesIn(text: string, lang: Lang): Sentence[] {
  const found: Sentence[] = [];
  let last = 0;
  for (const match of text.matchAll(lang === "eng" ? ENGLISH_END : CHINESE_END)) {
    const end = match.index + match[0].length;
    found.push({ text: text.slice(last, end), start: last });
    last = end;
  }
  return [...found, { text: text.slice(last), start: last }];
}

/** Characters of a long sentence by which people know it again. */
const SHOWN = 60;

/** The long sentences of a line. */
function longIn(line: string, lang: Lang, placeOf: (at: number) => number): Remark[] {
  const most = lang === "eng" ? LONG_ENGLISH : LONG_CHINESE;
  return sentencesIn(line, lang).flatMap(({ text, start }): Remark[] => {
    // One of fewer characters is not looked at any closer.
    if (text.length <= most || lengthOf(text, lang) <= most) return [];
    const lead = text.length - text.trimStart().length;
    const said = beginning(text.trim());
    const from = start + lead;
    return [
      { check: "sentenceLong", said, start: placeOf(from), end: placeOf(start + text.trimEnd().length) },
    ];
  });
}

/** The beginning of a sentence, of whole words where it has spaces. */
function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= SHOWN) return line;
  const cut = line.slice(0, SHOWN);
  const space = cut.lastIndexOf(" ");
  return `${space > SHOWN / 2 ? cut.slice(0, space) : cut}…`;
}

/**
 * Sentences of a plain text that are long.
 * @param placeOf maps an offset in the text to one in the whole
 */
function longInText(text: string, lang: Lang, placeOf = (at: number) => at): Remark[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const begin = at;
    at += line.length + 1;
    return longIn(line, lang, (place) => placeOf(begin + place));
  });
}

/** Those of rich text, in paragraphs, items and quotations. */
function longInBlocks(blocks: readonly Block[], lang: Lang): Remark[] {
  const read = blocks.filter(({ tag }) => tag === "p" || tag === "li" || tag === "blockquote");
  // What a bold word or a link takes apart is one sentence.
  return read.flatMap(({ own }) =>
    longInText(own.map(({ text }) => text).join(""), lang, (at) => placeIn(own, at)),
  );
}

/** Maps an offset in the plain text to one in the HTML. */
function placeIn(words: readonly Words[], at: number): number {
  let left = at;
  for (const { text, start, end } of words) {
    if (left <= text.length) return Math.min(end, start + left);
    left -= text.length;
  }
  return words.at(-1)?.end ?? 0;
}

/** The things that are looked for in the texts and pictures of an entry. */
const CHECKS = [
  "pictureUndescribed",
  "pictureFileName",
  "picturesElsewhere",
  "headingEmpty",
  "headingSkips",
  "headingBold",
  "linkVague",
  "linkAddress",
  "tableHeadless",
  "sentenceLong",
  "scriptOther",
  "wordAvoided",
] as const;
export type CheckName = (typeof CHECKS)[number];

/** A range of a text, by offsets in its stored form. */
export interface Span {
  start: number;
  end: number;
}

/** The words that take the place of a part of a text. */
export interface Edit extends Span {
  with: string;
}

/** An issue in one text. */
export interface Remark extends Span {
  check: CheckName;
  /** The words in question, as people read them; `""` if none. */
  said: string;
  /** The edits that fix it with one press, where a program can know them. */
  edits?: readonly Edit[];
  /** The parts that are to be converted into the script of the text, which makes it right. */
  converts?: readonly Span[];
  /** The word to use in place of an avoided one, if any. */
  better?: string;
  /** Id of the picture in question. */
  picture?: string;
}

/** The same with the place of its text in a form. */
export interface Issue extends Remark {
  /** Path in the form: `tra.content`, `staff.2.eng.title`, `coverId`. */
  path: string;
  /** The language of the text; none for shared fields. */
  lang: Lang | undefined;
  /** The same for the same issue in the same place, whatever else is typed. */
  key: string;
}

/** A text after some parts of it have been replaced; they do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((now, { start, end, with: words }) => now.slice(0, start) + words + now.slice(end), text);
}

/** The text at a path of a form; undefined where there is none. */
export function textAt(form: unknown, path: string): string | undefined {
  const value = valueAt(form, path);
  return Array.isArray(value) ? value.join("\n") : typeof value === "string" ? value : undefined;
}

/** A form with another text at a path; everything else in it stays the same object. */
export const withText = <Form>(form: Form, path: string, text: string): Form =>
  putAt(form, path, Array.isArray(valueAt(form, path)) ? text.split("\n") : text);

/** A form with some parts of the text at a path replaced. */
export function repaired<Form>(form: Form, path: string, edits: readonly Edit[]): Form {
  const text = textAt(form, path);
  return text === undefined ? form : withText(form, path, edited(text, edits));
}
