import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/core/locale/lang";
import { codeFiles, textOf } from "./project-files";

/** The lists of words that all share, each with how a file gets at them. */
const LISTS = [
  { list: "src/core/locale/messages/staff.eng.ts", users: /StaffMessages/ },
  {
    list: "src/core/locale/messages/public.eng.ts",
    users: /\b(useMessages|publicMessages|PublicMessages)\b/,
  },
];

/** Code that may use words: the program without the lists and the tests. */
const program = codeFiles()
  .filter((path) => path.startsWith("src/") && !/\/locale\/messages\/|\.test\./.test(path))
  .map(textOf);

// Nothing complains about a sentence that nobody shows any more; it would be translated for ever.
describe.each(LISTS)("$list", ({ list, users }) => {
  const keys = [...textOf(list).matchAll(/^ {2}(\w+):/gm)].map(([, key = ""]) => key);
  const files = program.filter((text) => users.test(text));

  it("holds no word that nothing uses", () => {
    expect(keys.length).toBeGreaterThan(20);
    // `words[lang]` names the languages.
    const unused = keys.filter((key) => !LANGS.some((lang) => lang === key) && !files.some(uses(key)));
    expect(unused).toEqual([]);
  });
});

/** `words.key`, `useMessages().key`, or the key by name, as in a table of labels. */
function uses(key: string): (text: string) => boolean {
  const use = new RegExp(`\\b(?:words|\\w*Messages\\([^)]*\\))\\s*\\.${key}\\b|"${key}"`);
  return (text) => use.test(text);
}
