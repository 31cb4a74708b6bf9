import sax, { type Tag } from "sax";
import { escapeHtml } from "../../../platform/html/text";
import { LANG_TAG, LANGS, type Lang } from "../../../platform/locale/lang";
import {
  type FileEntry,
  type FileUnit,
  MOST_UNITS,
  type ReadFile,
  type ReadUnit,
  readId,
  type TranslationFile,
  type UnitState,
  writtenId,
} from "./file";
import { fileFault, exchangeProblems as says } from "./problems.server";
import type { Inline, TagMark } from "./tags";

/** Elements within each other; the programs of translators need a dozen. */
const DEEPEST = 100;

/** States in which a program leaves what nobody has translated, at times with the source in its place. */
const UNTOUCHED = new Set(["new", "needs-translation"]);

/** Elements around the words of a translation, which say nothing of how they look. */
const AROUND = new Set(["mrk"]);

/**
 * The paragraphs of an XLIFF 1.2 file. It is read strictly and without any definitions of its own, so that no entity
 * grows and nothing is fetched.
 * @throws {Problem} 400 with the line that is at fault
 */
export function readXliff(text: string): ReadFile {
  const reading = new Reading();
  const parser = sax.parser(true, { strictEntities: true } as object);
  const line = () => parser.line + 1;
  parser.onerror = () => {
    throw fileFault(line(), says.notXml);
  };
  parser.ondoctype = () => {
    throw fileFault(line(), says.hasDoctype);
  };
  parser.onopentag = (tag) => reading.opened(tag as Tag, line());
  parser.onclosetag = () => reading.closed(line());
  parser.ontext = (words) => reading.said(words);
  parser.oncdata = (words) => reading.said(words);
  parser.write(text).close();
  return reading.file();
}

type Collected = "source" | "target" | "note";

/** A trans-unit while it is read. */
interface OpenUnit {
  line: number;
  id: string;
  source: string;
  target: (string | TagMark)[];
  state: string;
  notes: string[];
}

/** An XLIFF file while it is read, element by element. */
class Reading {
  readonly #within: string[] = [];
  #prefix = "";
  #languages: { from: Lang; to: Lang } | undefined;
  #unit: OpenUnit | undefined;
  #collecting: Collected | undefined;
  readonly #units: ReadUnit[] = [];
  readonly #openMarks: string[] = [];

  opened({ name, attributes }: Tag, line: number): void {
    if (this.#within.length === 0) this.#root(name, attributes, line);
    if (this.#within.length >= DEEPEST) throw fileFault(line, says.tooDeep);
    const parent = this.#within.at(-1);
    const own = this.#own(name);
    this.#within.push(own);
    if (own === "file") this.#file(attributes, line);
    else if (own === "trans-unit") this.#open(attributes, line);
    else if (this.#collecting === "target") this.#mark(own, attributes, line);
    else if (this.#unit && parent === "trans-unit") this.#begin(own, attributes);
  }

  closed(line: number): void {
    const name = this.#within.pop();
    if (name === this.#collecting) this.#collecting = undefined;
    else if (this.#collecting === "target" && name === "g")
      this.#unit?.target.push({ role: "closes", id: this.#openMarks.pop() ?? "" });
    if (name === "trans-unit") this.#close(line);
  }

  /** Words within an element of another kind, as a program adds them, are none of the translation. */
  said(words: string): void {
    const unit = this.#unit;
    if (!unit || !this.#collecting || this.#within.includes("")) return;
    if (this.#collecting === "target") unit.target.push(words);
    else if (this.#collecting === "source") unit.source += words;
    else unit.notes.push(`${unit.notes.pop() ?? ""}${words}`);
  }

  file(): ReadFile {
    if (!this.#languages || this.#units.length === 0) throw fileFault(1, says.noUnits);
    return { ...this.#languages, units: this.#units };
  }

  #root(name: string, attributes: Attributes, line: number): void {
    const [, prefix = "", local] = /^(?:(.*):)?(.*)$/.exec(name) ?? [];
    const space = attributes[prefix === "" ? "xmlns" : `xmlns:${prefix}`];
    if (local !== "xliff" || attributes.version !== "1.2" || (space ?? XLIFF) !== XLIFF)
      throw fileFault(line, says.notXliff);
    this.#prefix = prefix === "" ? "" : `${prefix}:`;
  }

  /** The name of an element of XLIFF; `""` of any other. */
  #own(name: string): string {
    const own = name.startsWith(this.#prefix) ? name.slice(this.#prefix.length) : "";
    return own.includes(":") ? "" : own;
  }

  #file(attributes: Attributes, line: number): void {
    const [from, to] = [langOf(attributes["source-language"]), langOf(attributes["target-language"])];
    if (!from || !to || from === to) throw fileFault(line, says.fileLanguages);
    const known = this.#languages ?? { from, to };
    if (known.from !== from || known.to !== to) throw fileFault(line, says.mixedLanguages);
    this.#languages = known;
  }

  #open({ id = "" }: Attributes, line: number): void {
    this.#unit = { line, id, source: "", target: [], state: "", notes: [] };
  }

  #begin(name: string, { state = "" }: Attributes): void {
    if (name !== "source" && name !== "target" && name !== "note") return;
    this.#collecting = name;
    if (name === "target" && this.#unit) this.#unit.state = state;
    if (name === "note") this.#unit?.notes.push("");
  }

  #mark(name: string, { id = "" }: Attributes, line: number): void {
    if (name === "" || AROUND.has(name)) return;
    if (name !== "g" && name !== "x") throw fileFault(line, says.strangeMark);
    if (name === "g") this.#openMarks.push(id);
    this.#unit?.target.push({ role: name === "g" ? "opens" : "alone", id });
  }

  #close(line: number): void {
    const unit = this.#unit;
    this.#unit = undefined;
    if (!unit) return;
    if (this.#units.length === MOST_UNITS) throw fileFault(line, says.tooManyUnits);
    const { id: written, source, target, state, notes } = unit;
    const words = target.filter((part) => typeof part === "string").join("");
    const isUntouched = words.trim() === "" || (UNTOUCHED.has(state) && words.trim() === source.trim());
    this.#units.push({
      ...{ line: unit.line, written, id: readId(written), label: notes[0] ?? "", source },
      target: isUntouched ? undefined : target,
    });
  }
}

type Attributes = Readonly<Record<string, string>>;

/** The language of a tag, whatever region or script a program says it with. */
export function langOf(tag = ""): Lang | undefined {
  const [language, ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (language === "en" || language === "eng") return "eng";
  if (LANGS.some((lang) => lang === language)) return language as Lang;
  if (language !== "zh") return undefined;
  if (rest.includes("hant")) return "tra";
  if (rest.includes("hans")) return "sim";
  return rest.some((part) => ["hk", "tw", "mo"].includes(part)) ? "tra" : "sim";
}

const XLIFF = "urn:oasis:names:tc:xliff:document:1.2";

const STATES: Record<UnitState, string> = {
  missing: "needs-translation",
  stale: "needs-review-translation",
  draft: "translated",
  reviewed: "final",
};

/** The characters that no XML may have. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const xml = (text: string) => escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, ""));

/** A file for a translator as XLIFF 1.2: a `<file>` for each entry, a `<trans-unit>` for each paragraph. */
export function xliffOf({ from, to, entries }: TranslationFile): string {
  const languages = `source-language="${LANG_TAG[from]}" target-language="${LANG_TAG[to]}"`;
  const files = entries.map((entry) => fileOf(entry, languages));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${XLIFF}">\n${files.join("")}</xliff>\n`;
}

function fileOf({ type, id, name, units }: FileEntry, languages: string): string {
  return `<file original="${xml(`${type}/${id}`)}" ${languages} datatype="html">
<header><note>${xml(name)}</note></header>
<body>
${units.map(unitOf).join("")}</body>
</file>
`;
}

function unitOf({ id, label, source, target, state, terms }: FileUnit): string {
  const notes = [
    `<note>${xml(label)}</note>`,
    ...terms.map(
      (term) => `<note from="glossary" annotates="source">${xml(`${term.from} → ${term.to}`)}</note>`,
    ),
  ];
  return `<trans-unit id="${xml(writtenId(id))}" approved="${state === "reviewed" ? "yes" : "no"}" xml:space="preserve">
<source>${inlineXml(source)}</source>
<target state="${STATES[state]}">${inlineXml(target)}</target>
${notes.join("\n")}
</trans-unit>
`;
}

const inlineXml = (inline: Inline): string =>
  inline.map((part) => (typeof part === "string" ? xml(part) : markXml(part))).join("");

function markXml({ role, id, name = "" }: TagMark): string {
  if (role === "closes") return "</g>";
  const mark = `id="${xml(id)}" ctype="${CTYPES[name] ?? "x-tag"}"`;
  return role === "opens" ? `<g ${mark}>` : `<x ${mark}/>`;
}

/** The names of the tags of rich text in XLIFF. */
const CTYPES: Record<string, string> = { strong: "bold", em: "italic", a: "link", br: "lb", img: "image" };
