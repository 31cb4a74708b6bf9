/** Letters that Unicode does not take apart into a plain letter and a mark, by what people type for them. */
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
const OTHER_LETTERS = /[łøđðþßæœıħŧ]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** A text in small letters, without the difference between wide and narrow forms. */
export function plainText(text: string): string {
  return text.toWellFormed().normalize("NFKC").toLowerCase();
}

/**
 * Normalises a text for searching: small letters without accents, narrow forms, figures without commas, one
 * kind of apostrophe and hyphen, and a space for the hyphen of a name, as in Tai-man. Chinese scripts are not
 * converted here: see `searchedText` on the server and `textTest` in a browser.
 */
export function foldText(text: string): string {
  return plainText(text)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/(?<=\p{L})[-·•‧](?=\p{L})/gu, " ")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
}

/** A text of so many characters may be a name, which people write with and without spaces. */
const LONGEST_NAME = 80;

const BESIDE_HAN = /(?<=\p{Script=Han}) +| +(?=\p{Script=Han})/gu;

const lineOf = (folded: string): string => folded.replace(/[ \t]+/g, " ").replace(BESIDE_HAN, "");

/**
 * Texts in which words are looked for, a line each. Spaces beside Chinese characters are left out, since not everybody
 * types them; what is as short as a name is there without any spaces as well.
 */
export function searchText(texts: readonly string[]): string {
  return texts
    .flatMap((text) => {
      const line = lineOf(foldText(text));
      const joined = line.replaceAll(" ", "");
      return line.length > LONGEST_NAME || joined === line ? [line] : [line, joined];
    })
    .join("\n");
}

const SOUGHT = /["“”「」]([^"“”「」]+)["“”「」]|\S+/g;

/** The words of a search, in any order. A phrase in quotation marks is one of them. */
export function wordsIn(typed: string): string[] {
  const found = foldText(typed).matchAll(SOUGHT);
  const words = [...found].map(([word, quoted]) => lineOf(quoted?.trim() ?? word));
  return [...new Set(words.filter(Boolean))];
}

/** How closely a name has what somebody typed: it is that, begins with it, contains it, or has it elsewhere or not at all. */
const CLOSENESS = ["same", "begins", "contains", "other"] as const;

/**
 * Returns the distance of the typed text from the closest of some names; the less, the closer.
 * @param inOneScript converts a text to one form for both Chinese scripts
 */
export function closenessTo(
  typed: string,
  inOneScript: (text: string) => string,
): (names: readonly string[]) => number {
  const form = (text: string) => inOneScript(searchText([text])).split("\n");
  const sought = form(typed.replaceAll(/["“”「」]/g, " ").trim());
  const closest = (name: string): (typeof CLOSENESS)[number] => {
    const lines = form(name.trim());
    const isAny = (test: (line: string, wanted: string) => boolean) =>
      lines.some((line) => sought.some((wanted) => test(line, wanted)));
    if (isAny((line, wanted) => line === wanted)) return "same";
    if (isAny((line, wanted) => line.startsWith(wanted))) return "begins";
    return isAny((line, wanted) => line.includes(wanted)) ? "contains" : "other";
  };
  return (names) => Math.min(CLOSENESS.length - 1, ...names.map((name) => CLOSENESS.indexOf(closest(name))));
}

/** A text to search for as a phrase, and not word by word. */
export function inOnePiece(text: string): string {
  return `"${text.replaceAll(/["“”「」]/g, " ")}"`;
}

/** Whether texts that {@link searchText} made contain each of the words. */
export function hasWords(texts: string, words: readonly string[]): boolean {
  return words.every((word) => texts.includes(word));
}

/** Both orders of a name: Hong Kong says the surname first, the forms of many others last. */
export function nameInBothOrders({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  return [`${firstName} ${lastName}`.trim(), `${lastName} ${firstName}`.trim()];
}

/** Chinese characters that a table of OpenCC may name. */
const CHARACTER = /[\u3400-\u9fff]/g;

/**
 * A function that gives a text with each Chinese character in one form for both scripts, so that 花開 and 花开 are the
 * same; nothing for people to read. One by one, as what is looked for may begin and end anywhere: by words 乾 would
 * differ from 乾坤.
 * @param simplified OpenCC's table from Traditional to Simplified Chinese
 * @param usual its table from Hong Kong's variants to the usual forms
 */
export function oneScriptBy(simplified: string, usual: string): (text: string) => string {
  const forms = formsOf(firstOf(simplified), firstOf(usual));
  return (text) => text.replace(CHARACTER, (character) => forms.get(character) ?? character);
}

/**
 * Of each character that differs, the form of Simplified Chinese; Hong Kong's variants through the usual
 * ones.
 */
function formsOf(simplified: Map<string, string>, usual: Map<string, string>): Map<string, string> {
  const lastOf = (character: string) => {
    const next = usual.get(character) ?? simplified.get(character) ?? character;
    return simplified.get(next) ?? next;
  };
  return new Map([...simplified.keys(), ...usual.keys()].map((each) => [each, lastOf(each)]));
}

/** The first character with which OpenCC replaces each character of a table. */
function firstOf(table: string): Map<string, string> {
  return new Map(
    table.split("|").map((entry) => {
      const [character = "", first = ""] = entry.split(" ");
      return [character, first] as const;
    }),
  );
}
