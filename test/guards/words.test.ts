import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { codeFiles, textOf } from "./project-files";

const isList = (path: string) => /\/words(\/\w+)?(\.\w+)?\.ts$|\/problems\.server\.ts$/.test(path);
const source = codeFiles().filter((path) => path.startsWith("src/") && !/\.test\./.test(path));

/** Lists of words: those that all share, and each feature's own, by their English. */
const lists = source.filter((path) => isList(path) && !/\.(tra|sim)\.ts$/.test(path));

/** Code that may use words: the program without the lists. */
const program = source.filter((path) => !isList(path)).map(textOf);

const keysOf = (path: string) => [
  ...new Set([...textOf(path).matchAll(/^ {2,4}(\w+):/gm)].map(([, key = ""]) => key)),
];

it("finds the lists", () => {
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.flatMap(keysOf).length).toBeGreaterThan(500);
});

// Nothing complains about a sentence that nobody shows any more; it would be translated for ever.
describe.each(lists)("%s", (list) => {
  it("holds no word that nothing uses", () => {
    // `words[lang]` names the languages.
    const keys = keysOf(list).filter((key) => !LANGS.some((lang) => lang === key));
    expect(keys.filter((key) => !program.some(uses(key)))).toEqual([]);
  });
});

/** Files of what people read: lists of words, the charity's own texts, demo content, letters. */
const texts = source.filter(
  (path) =>
    isList(path) ||
    /^src\/site\/|\/demo\/|\/demo-|(-words|-texts|letters\.server|deliver\.server)\.ts$/.test(path),
);

it("writes curly apostrophes in what people read", () => {
  const typed = texts.flatMap((path) =>
    [
      ...textOf(path).matchAll(/^(?!\s*(?:\/?\*|\/\/)).*["`][^"`\n]*\p{L}'(?:\p{L}| \p{L})[^"`\n]*["`]/gmu),
    ].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(typed).toEqual([]);
});

// Who uses the staff area can set none of them; who runs the machine reads the operations guide.
it("names no setting of the machine on staff screens", () => {
  const read = source.filter(
    (path) => isList(path) || (/\/staff\//.test(path) && !path.endsWith(".server.ts")),
  );
  const settings = [...textOf("docs/settings.md").matchAll(/^\| `([A-Z]\w+_\w+)`/gm)].map(
    ([, name = ""]) => name,
  );
  expect(settings.length).toBeGreaterThan(30);
  const named = read.flatMap((path) =>
    settings.filter((name) => textOf(path).includes(name)).map((name) => `${path}: ${name}`),
  );
  expect(named).toEqual([]);
});

/** `words.key`, the key by name as in a table of labels, or `const { key } = words`. */
function uses(key: string): (text: string) => boolean {
  const use = new RegExp(`\\.${key}\\b|"${key}"|\\{[^{}=]*\\b${key}\\b[^{}=]*\\}\\s*=`);
  return (text) => text.includes(key) && use.test(text);
}
