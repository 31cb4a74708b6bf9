import { imagesInEntries } from "../../../content/pictures/described-uses.server";
import { type PageImage, pageImages, type ShownImage } from "../../../media/shown-images.server";
import type { Database } from "../../../platform/db/database.server";
import { type Shown, shownText } from "../../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { sma } from "../definition";
import {
  type OutsideLink,
  type SmaTopic,
  type SmaTypeColumn,
  TYPE_COLUMNS,
  type TypeRow,
  type TypeTable,
} from "../shapes";
import { type SmaTopicKey, WITHOUT_REFERENCES } from "../topic-key";
import { citedNumbers, review, sourcesOf, topics } from "../topics.server";

/** All topics in order, and their last review, as a reader of `lang` sees them. */
export async function smaView(db: Database, lang: Lang) {
  const all = await topics(db);
  const covers = all.map(({ coverId }) => coverId).filter((id) => id !== null);
  const entries = all.map(({ _id }) => _id);
  const imagesIn = await imagesInEntries(db, { type: sma.name, entries }, covers, lang);
  const reviewed = await review(db);
  return {
    topics: all.map((topic) => topicView(topic, lang, imagesIn(topic._id))),
    review: { date: reviewed.date, reviewer: shownText(reviewed, lang) },
  };
}

/** A topic as one reader sees it: each text in the reader's language, or in the one that it falls back to. */
export interface TopicView {
  /** Stays the same whatever is edited. */
  anchor: string;
  key: SmaTopicKey | null;
  /** Takes the drawing's place. */
  cover: PageImage | null;
  title: Shown;
  items: { subTitle: Shown; content: Shown; notes: SourceNote[] }[];
  /** The addresses that `[1]`, `[2]` … in the texts lead to; empty where the page shows none. */
  references: string[];
  table: TypeTableView | null;
  links: LinkView[];
}

/** A source as a part names it below its text; `number` counts from 1, as cited. */
export interface SourceNote {
  number: number;
  reference: string;
}

export interface TypeTableView {
  caption: Shown;
  headings: Record<SmaTypeColumn, Shown>;
  rows: Record<SmaTypeColumn, Shown>[];
}

export interface LinkView {
  name: Shown;
  url: string;
  note: Shown;
}

/** The topic for a reader of `lang`; `covers` has every cover. */
export function topicView(
  topic: SmaTopic,
  lang: Lang,
  covers: ReadonlyMap<string, ShownImage> = new Map(),
): TopicView {
  const { _id, key, coverId, table, links } = topic;
  const hidden = WITHOUT_REFERENCES.includes(key);
  const sources = [...sourcesOf(topic, lang)];
  const title = shownText(
    localized((each) => topic[each].title),
    lang,
  );
  const items = topic[lang].items.map((_, part) => {
    const of = (field: "subTitle" | "content") =>
      shownText(
        localized((each) => topic[each].items[part]?.[field] ?? ""),
        lang,
      );
    const content = of("content");
    const source = content.from ?? content.lang;
    const text = source === lang ? content.text : renumbered(content.text, sourcesOf(topic, source), sources);
    return {
      subTitle: of("subTitle"),
      content: { ...content, text },
      notes: hidden ? notesOf(text, sources) : [],
    };
  });
  return {
    anchor: key ?? _id,
    key,
    cover: pageImages([coverId], covers)[0] ?? null,
    title,
    items,
    references: hidden ? [] : sources,
    table: table && tableView(table, lang),
    links: (links ?? []).map((link) => linkView(link, lang)),
  };
}

/**
 * The sources that a text cites, each once and in order: where a topic shows no list, a part names its own sources.
 */
function notesOf(text: string, sources: readonly string[]): SourceNote[] {
  return [...new Set(citedNumbers(text))]
    .sort((one, other) => one - other)
    .flatMap((number) => {
      const reference = sources[number - 1];
      return reference === undefined ? [] : [{ number, reference }];
    });
}

/** Rewrites the citations of a text in another language for `list`, to which missing sources are added. */
function renumbered(text: string, cited: readonly string[], list: string[]): string {
  return text.replaceAll(/\[(\d+)\]/g, (mark, number) => {
    const reference = cited[Number(number) - 1];
    if (reference === undefined) return mark;
    if (!list.includes(reference)) list.push(reference);
    return `[${list.indexOf(reference) + 1}]`;
  });
}

function tableView({ caption, headings, rows }: TypeTable, lang: Lang): TypeTableView {
  const row = (cells: TypeRow) =>
    Object.fromEntries(
      TYPE_COLUMNS.map((column) => [column, shownText(cells[column], lang)]),
    ) as TypeTableView["headings"];
  return { caption: shownText(caption, lang), headings: row(headings), rows: rows.map(row) };
}

function linkView({ name, url, note }: OutsideLink, lang: Lang): LinkView {
  const shown = shownText(name, lang);
  return {
    name: isEnglish(shown.text, name) ? { ...shown, lang: "eng" } : shown,
    url,
    note: shownText(note, lang),
  };
}

/** Many organisations have only their English name, in every language. */
const isEnglish = (text: string, name: Localized) => text === name.eng;
