import { KEPT_NAMES } from "../../charity/avoided-words";
import type { Script } from "../../platform/locale/lang";
import type { Remark, Span } from "./check-text";

/** For each script the characters that only the other one has, with their replacement. */
export type ForeignCharacters = Readonly<Record<Script, ReadonlyMap<string, string>>>;

/** The tables of OpenCC that distinguish characters: `from to to|from to`. */
interface Tables {
  simplifiedToTraditional: string;
  traditionalToSimplified: string;
  /** From the usual Traditional to Hong Kong's. */
  hongKong: string;
}

const rows = (table: string): [string, string[]][] =>
  table.split("|").map((row) => {
    const [character = "", ...others] = row.split(" ");
    return [character, others];
  });

/**
 * Characters of a double-byte encoding, which show what people write in a script beyond the tables: 里 and 准
 * are Traditional as well.
 */
function charactersOf(code: string, [first, last]: [number, number], trails: [number, number][]): string[] {
  const decoder = new TextDecoder(code);
  const leads = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return leads.flatMap((lead) =>
    trails.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => decoder.decode(new Uint8Array([lead, from + at]))),
    ),
  );
}

/** The characters that are usual in Traditional Chinese: the first level of Big5, and of others those that Hong Kong uses. */
const usualTraditional = () => [
  ...charactersOf(
    "big5",
    [0xa4, 0xc5],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
  ...charactersOf("big5", [0xc6, 0xc6], [[0x40, 0x7e]]),
  ..."丰厘",
];

/** Those of Simplified Chinese: GB 2312. */
const usualSimplified = () => charactersOf("gbk", [0xb0, 0xf7], [[0xa1, 0xfe]]);

/** Characters that OpenCC writes for Hong Kong, and people there type otherwise. */
const NOT_TYPED = "説閲户税脱鋭兑悦蜕温";

/**
 * Finds by the tables of OpenCC the characters that only one of the scripts has: 們 and 们, but neither 台 nor
 * 后.
 */
export function foreignBy({
  simplifiedToTraditional,
  traditionalToSimplified,
  hongKong,
}: Tables): ForeignCharacters {
  const toTraditional = rows(simplifiedToTraditional);
  const toSimplified = rows(traditionalToSimplified);
  const variants = new Map(rows(hongKong).map(([each, [other = each]]) => [each, other]));
  const here = (each: string) => {
    const variant = variants.get(each) ?? each;
    return NOT_TYPED.includes(variant) ? each : variant;
  };
  const traditional = [
    ...toTraditional.flatMap(([, others]) => others),
    ...variants.values(),
    ...usualTraditional(),
  ];
  return {
    tra: onlyIn(toTraditional, new Set(traditional), here),
    sim: onlyIn(
      toSimplified,
      new Set([...toSimplified.flatMap(([, others]) => others), ...usualSimplified()]),
      (each) => each,
    ),
  };
}

/** The characters of a table that are none of those known, with their first counterpart. */
const onlyIn = (table: [string, string[]][], known: ReadonlySet<string>, as: (each: string) => string) =>
  new Map(
    table.flatMap(([each, [first = each]]) =>
      each.length > 1 || known.has(each) ? [] : [[each, as(first)] as const],
    ),
  );

const RUN = /[\u3005\u3040-\u30ff\u3400-\u9fff]+/g;
/** Kana, and characters that only Japanese writes so. */
const JAPANESE =
  /[\u3041-\u309f\u30a1-\u30ff経団図駅辺広労発変気歯歩毎黒髄択沢桜栄営戦単厳両対帰価検査込]|株式会社/;
const SENTENCE = /[^。！？!?\n]*[。！？!?\n]?/g;

/** A text with quotations and Japanese blanked out. */
export const withoutForeign = (text: string): string =>
  withoutLeftAlone(text).replaceAll(RUN, (run) => (JAPANESE.test(run) ? " ".repeat(run.length) : run));

/** Different characters that are named as an example. */
const MOST_NAMED = 8;

/**
 * Characters of the other script in some words, as one remark, with the sentences in which they are.
 * @param parts the words, each with its place in the whole
 */
export function scriptRemarks(
  parts: readonly (Span & { text: string })[],
  script: Script,
  foreign: ForeignCharacters,
): Remark[] {
  const isForeign = (each: string) => foreign[script].has(each);
  const found = parts.flatMap(({ text, start }) => {
    // Most texts have none, and are not taken apart.
    if (!text.split("").some(isForeign)) return [];
    const read = withoutForeign(text);
    return [...read.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
      const characters = [...sentence].filter(isForeign);
      if (characters.length === 0) return [];
      const from = start + index + (/^\s*/.exec(sentence)?.[0].length ?? 0);
      return [{ characters, span: { start: from, end: start + index + sentence.trimEnd().length } }];
    });
  });
  const [first] = found;
  if (!first) return [];
  const said = [...new Set(found.flatMap(({ characters }) => characters))].slice(0, MOST_NAMED).join("");
  return [{ check: "scriptOther", said, ...first.span, converts: found.map(({ span }) => span) }];
}

/** Quotations, as of a title, names of the charity, and addresses: others have chosen their words and characters. */
const LEFT_ALONE = new RegExp(
  [
    ...["《[^《》]*》", "〈[^〈〉]*〉", "「[^「」]*」", "『[^『』]*』", "“[^“”]*”"],
    ...["https?://[^\\s<>，。、）]+", "[\\w.+-]+@[\\w.-]+"],
    ...KEPT_NAMES,
  ].join("|"),
  "g",
);

/** A text with what is {@link LEFT_ALONE} blanked out, so that offsets stay valid. */
export const withoutLeftAlone = (text: string): string =>
  text.replaceAll(LEFT_ALONE, (match) => " ".repeat(match.length));
