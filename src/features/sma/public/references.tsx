import { inParentheses } from "../../../platform/locale/format";
import { LANG_TAG, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import type { SourceNote } from "./sma-view.server";
import { smaPublicWords } from "./words";

/** Two words of Latin letters, as Chinese sources have only in names and addresses. */
const ENGLISH = /[A-Za-z]{2,} [A-Za-z]{2,}/;

/** Characters of Simplified Chinese alone that titles are full of; the dictionaries that know all take 90 MB. */
const SIMPLIFIED =
  /[专业东个临为义书产亲们众优会伤体儿关养减创剂动务医华协单卫厂发变员响国图备复学实审对导将层应开张态总战执护报择损换据无时显术机杂条来构标样检残气汉沟测点热爱状环现电疗监确离种积称类经结统综编网职联肿脉脏脑节药虑规视觉计认讨议识诉诊词试询语误说请课调质费转轮轻较辅输边达过运还进远连适选遗释针长门问间队陈险随难静顾预领频题风馆验龄]/u;

const scriptOf = (reference: string): Lang => (SIMPLIFIED.test(reference) ? "sim" : "tra");

interface ReferencesProps {
  /** As of {@link referenceId}. */
  list: string;
  references: readonly string[];
}

/**
 * The sources of a topic in their own language, in the order of the numbers that cite them. They are folded away, as
 * they are longer than the topic and full of links; a citation, a search in the page and paper unfold them.
 */
export function References({ list, references }: ReferencesProps) {
  return (
    <details className="fold references">
      <summary>
        <h3>{useWords(smaPublicWords).references + inParentheses(useLang(), references.length)}</h3>
      </summary>
      <ol>
        {references.map((reference, index) => (
          <SourceItem key={reference} id={referenceId(list, index + 1)} reference={reference} />
        ))}
      </ol>
    </details>
  );
}

interface SourceNotesProps {
  /** As of {@link referenceId}. */
  list: string;
  notes: readonly SourceNote[];
}

/** The sources of one part of a topic that shows no list of all of them, folded away as those lists are. */
export function SourceNotes({ list, notes }: SourceNotesProps) {
  const { sources } = useWords(smaPublicWords);
  return (
    <details className="fold references">
      <summary>{sources}</summary>
      <ol className="source-notes">
        {notes.map(({ number, reference }) => (
          <SourceItem key={number} value={number} id={referenceId(list, number)} reference={reference} />
        ))}
      </ol>
    </details>
  );
}

interface SourceItemProps {
  id: string;
  reference: string;
  /** The number, where those of a list are not consecutive. */
  value?: number;
}

function SourceItem({ reference, ...item }: SourceItemProps) {
  return (
    <li {...item} lang={LANG_TAG[langOf(reference)]}>
      <Source text={reference} />
    </li>
  );
}

const langOf = (reference: string): Lang =>
  ENGLISH.test(reference) || !/\p{Script=Han}/u.test(reference) ? "eng" : scriptOf(reference);

/** A source that leads to its address, or to that of its digital object identifier. Paper alone spells it out. */
function Source({ text }: { text: string }) {
  const [name = "", locator] = text.split(/\s*((?:https:\/\/|doi:)\S+)$/);
  if (!locator) return <Marked text={text} />;
  return (
    <a href={locator.replace(/^doi:/, "https://doi.org/")}>
      <Marked text={name || locator} />
    </a>
  );
}

/** Chinese words in a source are marked as such, since the rest may be English. */
function Marked({ text }: { text: string }) {
  if (!ENGLISH.test(text)) return text;
  // Every second part is one that the expression caught.
  return text.split(/(\p{Script=Han}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} lang={LANG_TAG[scriptOf(text)]}>
        {part}
      </span>
    ),
  );
}

interface CitedTextProps {
  text: string;
  /** As of {@link referenceId}. */
  list: string;
  /** The number of sources that are shown; a number beyond them stays plain text. */
  sources: number;
}

/** Text whose `[1]`, `[2]` … lead to the topic's sources, and whose `[?]` says that a doctor has yet to confirm it. */
export function CitedText({ text, list, sources }: CitedTextProps) {
  const { unconfirmed } = useWords(smaPublicWords);
  const page = LANG_TAG[useLang()];
  // Every second part is what the expression caught.
  const parts = text.split(/\[(\d+|\?)\]/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part || null;
    if (part === "?")
      return (
        <em key={`${index}-?`} className="unconfirmed" lang={page}>
          {unconfirmed}
        </em>
      );
    const mark = `[${part}]`;
    if (Number(part) < 1 || Number(part) > sources) return mark;
    return (
      // In this order the many of a page take a few bytes less.
      <a key={`${index}-${part}`} role="doc-noteref" href={`#${referenceId(list, Number(part))}`}>
        {mark}
      </a>
    );
  });
}

/**
 * The id of a source; `list` says which list it is in, `number` counts from 1, as cited. Of numbers alone: with the
 * topic's name in a hundred citations the largest page is 40 to 70 bytes larger.
 */
function referenceId(list: string, number: number): string {
  return `${list}-${number}`;
}
