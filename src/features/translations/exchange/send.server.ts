import { type AnyContent, type ContentType, entryKey } from "../../../content/definition";
import { contentProblems } from "../../../content/problems.server";
import { firstTexts } from "../../../content/translation/board.server";
import type { TranslationStatus } from "../../../content/translation/contract";
import { STATES } from "../../../content/translation/states";
import { hashOf, type TranslationRow } from "../../../content/translation/stored-marks.server";
import {
  type Naming,
  type OpenedEntry,
  type TranslatedKind,
  translationStatus,
} from "../../../content/translation/translation-status.server";
import type { Database } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";
import type { Term } from "../../../platform/locale/conversion/term";
import { hongKongDay } from "../../../platform/locale/format";
import type { Lang } from "../../../platform/locale/lang";
import { type ComposeInput, LARGEST_FILE, type SendQuery } from "../contract";
import { csvFileOf } from "./csv-file.server";
import { type EntryText, entryTextsIn, withoutBlankRows } from "./entry-texts";
import { type FileEntry, type FileUnit, MOST_UNITS, type UnitState } from "./file";
import { exchangeProblems as says } from "./problems.server";
import { hashAsStored, inlineOfUnit, type Pair, shownOf, textWith, type Unit, unitsOf } from "./units.server";
import { xliffOf } from "./xliff.server";

/** The names of the things whose texts are sent, and the glossary. */
export interface Sources {
  naming: Naming;
  terms: (db: Database) => Promise<readonly Term[]>;
}

/** The same for somebody who may not read some types. */
interface ReadSources extends Sources {
  unread: readonly string[];
}

/** A file for a translator: the most visible texts first, up to the size limit for imports. */
export async function sendTexts(db: Database, sources: ReadSources, query: SendQuery, lang: Lang) {
  const states = query.what === "all" ? STATES : (["missing", "stale"] as const);
  const wanted = {
    lang: query.to,
    states,
    type: query.type,
    id: query.id,
    without: [...sources.naming.unsent, ...sources.unread],
  };
  const { rows, total } = await firstTexts(db, wanted, MOST_UNITS);
  const terms = termsFor(await sources.terms(db), query);
  const entries: FileEntry[] = [];
  let [texts, passed, size, units] = [0, 0, 0, 0];
  for (const some of Map.groupBy(rows, entryKey).values()) {
    const entry = await entryOf(db, sources, some, query, terms, lang);
    size += sizeOf(entry);
    units += entry.units.length;
    if (entries.length > 0 && (size > LARGEST_FILE || units > MOST_UNITS)) break;
    passed += some.length;
    texts += some.filter(({ path }) => entry.units.some(({ id }) => isWithin(id.path, path))).length;
    if (entry.units.length > 0) entries.push(entry);
  }
  const file = { from: query.from, to: query.to, entries };
  const text = query.format === "csv" ? await csvFileOf(file) : xliffOf(file);
  const ending = query.format === "csv" ? "csv" : "xlf";
  const filename = `texts-${query.from}-${query.to}-${hongKongDay(new Date())}.${ending}`;
  return { filename, text, texts, left: total - passed };
}

/** Returns whether a path is a text of the board or a part of it. */
const isWithin = (path: string, text: string) => path === text || path.startsWith(`${text}.`);

/** Bytes that an entry has in a file that comes back, roughly: a missing translation is as long as what it translates. */
const sizeOf = ({ units }: FileEntry): number =>
  units.reduce((sum, { source, target, terms }) => {
    const words = JSON.stringify([source, target, ...(target.length === 0 ? [source] : []), terms]);
    return sum + AROUND_UNIT + Buffer.byteLength(words);
  }, 0);

/** Bytes of the elements around the words of a paragraph. */
const AROUND_UNIT = 400;

async function entryOf(
  db: Database,
  { naming }: Sources,
  rows: readonly TranslationRow[],
  { from, to }: SendQuery,
  terms: readonly GlossaryPair[],
  lang: Lang,
): Promise<FileEntry> {
  const [{ type, id }] = rows as [TranslationRow];
  const [title, kind] = [
    (await naming.titles(db, [{ type, id }], lang))(type, id),
    naming.kindName(type, id, lang),
  ];
  const name = title === "" || title === kind ? kind : `${kind}: ${title}`;
  const opened = await openTexts(db, naming.kindOf(type), id);
  const entryTexts = opened?.entryTexts.filter(({ of }) => rows.some(({ path }) => path === of)) ?? [];
  const units = entryTexts.flatMap((entryText) => {
    const all = opened ? unitsIn(opened, entryText, { from, to }) : [];
    const field = naming.label(type, id, entryText.path, lang);
    return all.map((unit): FileUnit => {
      const label = all.length > 1 ? `${field} (${unit.at + 1}/${all.length})` : field;
      const own = { type, id, path: entryText.path, at: unit.at };
      return {
        id: { ...own, source: hashOf(unit.source), target: hashAsStored(unit.target) },
        ...{ label, source: inlineOfUnit(unit, "source"), target: inlineOfUnit(unit, "target") },
        state: stateOf(unit, opened, to),
        terms: termsIn(shownOf(unit, unit.source), terms),
      };
    });
  });
  return { type, id, name, units };
}

function stateOf({ entryText, target, isStale }: Unit, opened: OpenedTexts | undefined, to: Lang): UnitState {
  if (target === undefined) return "missing";
  if (isStale) return "stale";
  const state = opened?.texts.find(({ path }) => path === entryText.of)?.states[to];
  return state === "draft" ? "draft" : "reviewed";
}

/** A term in the language of the source and in the one that is wanted. */
interface GlossaryPair {
  from: string;
  to: string;
}

/** Terms that are listed for one paragraph. */
const MOST_TERMS = 12;

/** The terms of the glossary in two languages, the longest first. */
function termsFor(terms: readonly Term[], { from, to }: SendQuery): GlossaryPair[] {
  return terms
    .map((term) => ({ from: term[from], to: term.keep && term[to] === "" ? term[from] : term[to] }))
    .filter((term) => term.from !== "" && term.to !== "")
    .sort((one, other) => other.from.length - one.from.length);
}

/** The terms in some words, without those that are in a longer one. */
function termsIn(words: string, terms: readonly GlossaryPair[]): GlossaryPair[] {
  let left = words.toLowerCase();
  return terms
    .filter(({ from }) => {
      const isIn = left.includes(from.toLowerCase());
      if (isIn) left = left.replaceAll(from.toLowerCase(), "\n");
      return isIn;
    })
    .slice(0, MOST_TERMS);
}

/** An entry opened for an exchange: its content, the texts in it, and what is known of them. */
export interface OpenedTexts extends OpenedEntry {
  entryTexts: readonly EntryText[];
  texts: readonly TranslationStatus[];
}

/** Opens an entry; undefined where there is none. What is written into its texts goes into its content. */
export async function openTexts(
  db: Database,
  kind: TranslatedKind | undefined,
  id: string,
): Promise<OpenedTexts | undefined> {
  const [opened, thing] = [await kind?.open?.(db, id), await kind?.find(db, id)];
  if (!opened || !thing) return undefined;
  const content = structuredClone(opened.content);
  const texts = await translationStatus(db, thing);
  return { ...opened, content, entryTexts: entryTextsIn(opened.type, content), texts };
}

/** The paragraphs of a text of an entry beside each other in two languages. */
export function unitsIn({ texts }: OpenedTexts, entryText: EntryText, pair: Pair): Unit[] {
  const stale = texts.find(({ path }) => path === entryText.of)?.stale[pair.to] ?? [];
  const counts = stale
    .filter(({ after }) => after !== null)
    .map(({ hash, before }) => [hash, before.length] as const);
  return unitsOf(entryText, pair, new Map(counts));
}

/**
 * The newest content of an entry with paragraphs of a translation in it.
 * @throws {Problem} 404 where there is no such entry, 409 where it has been changed since
 */
export async function composeTexts(
  db: Database,
  kind: TranslatedKind | undefined,
  { id, version, units, ...pair }: ComposeInput,
): Promise<{ type: ContentType; content: AnyContent }> {
  const [opened, before] = [await openTexts(db, kind, id), await kind?.open?.(db, id)];
  if (!opened || !before) throw new Problem(404, contentProblems.unknownEntry);
  if (opened.version !== version) throw new Problem(409, says.textsChanged);
  for (const [path, some] of Map.groupBy(units, (unit) => unit.path)) {
    const entryText = opened.entryTexts.find((each) => each.path === path);
    const known = entryText ? unitsIn(opened, entryText, pair) : [];
    if (!entryText || some.some(({ at }) => known[at] === undefined))
      throw new Problem(409, says.textsChanged);
    entryText.write(pair.to, textWith(known, new Map(some.map(({ at, kept }) => [at, kept])), pair).text);
  }
  const { type } = opened;
  return { type, content: withoutBlankRows(type, opened.content, before.content) };
}
