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
