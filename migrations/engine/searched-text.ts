import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
  ŧ: "t",
};

const LONGEST_NAME = 80;

/** Texts in the form in which they are looked through since November 2026: what the program does at that day. */
export function searchedText(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => {
    const line = folded(text)
      .replace(/[ \t]+/g, " ")
      .replace(/(?<=\p{Script=Han}) +| +(?=\p{Script=Han})/gu, "");
    const joined = line.replaceAll(" ", "");
    return line.length > LONGEST_NAME || joined === line ? [line] : [line, joined];
  });
  return inOneScript(lines.join("\n"));
}

/** Both orders of a name. */
export const bothWays = (first: string, last: string): string[] => [
  `${first} ${last}`.trim(),
  `${last} ${first}`.trim(),
];

const folded = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[łøđðþßæœıħŧ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/(?<=\p{L})[-·•‧](?=\p{L})/gu, " ")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");

let forms: ReadonlyMap<string, string> | undefined;

function inOneScript(text: string): string {
  forms ??= formsOf(tableOf("TSCharacters"), tableOf("HKVariantsRev"));
  const known = forms;
  return text.replace(/[\u3400-\u9fff]/g, (character) => known.get(character) ?? character);
}

function formsOf(simplified: ReadonlyMap<string, string>, usual: ReadonlyMap<string, string>) {
  const lastOf = (character: string) => {
    const next = usual.get(character) ?? simplified.get(character) ?? character;
    return simplified.get(next) ?? next;
  };
  return new Map([...simplified.keys(), ...usual.keys()].map((each) => [each, lastOf(each)]));
}

function tableOf(name: "TSCharacters" | "HKVariantsRev"): ReadonlyMap<string, string> {
  const table = (require(`opencc-js/dict/${name}`) as { default: string }).default;
  return new Map(
    table.split("|").map((entry) => {
      const [character = "", first = ""] = entry.split(" ");
      return [character, first] as const;
    }),
  );
}
