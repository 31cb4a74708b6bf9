import { escapeHtml } from "../../../platform/html/text";
import { LANG_TAG } from "../../../platform/locale/lang";
import type { FileEntry, FileUnit, TranslationFile, UnitState } from "./file";
import type { Inline, TagMark } from "./tags";
import { writtenId } from "./unit-id";

export const XLIFF = "urn:oasis:names:tc:xliff:document:1.2";

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
