import type { ReactNode } from "react";
import type { Shown } from "../../../platform/locale/fallback.server";
import { fill, type Lang, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Phrase } from "../../../platform/locale/phrase";
import { FallbackNote } from "../../../site/frame/page";
import { type SmaTypeColumn, TYPE_COLUMNS } from "../shapes";
import { CitedText, References, SourceNotes } from "./references";
import type { LinkView, TopicView, TypeTableView } from "./sma-view.server";
import { TopicArtAgain } from "./topic-art";
import drawings from "./topic-drawings.svg?no-inline";
import { smaPublicWords } from "./words";

interface TopicProps {
  topic: TopicView;
  /** Its place on the page, from 1. */
  place: number;
  mark: MarkTerms;
  /** The anchor of the topic about treatment; undefined where the page has none. */
  treatment?: string | undefined;
  /** The way on from it. */
  children?: ReactNode;
}

/** One topic: its table if it has one, its parts, of which the first is open, its links, its sources. */
export function Topic({ topic, place, mark, treatment, children }: TopicProps) {
  const { anchor, title, items, table, links, references } = topic;
  const lang = useLang();
  return (
    <section id={anchor} className="topic">
      <div className="topic-head">
        <h2 lang={otherLang(title, lang)}>
          <Phrase text={title.text} lang={title.lang} />
        </h2>
        <TopicArtAgain topic={topic} />
      </div>
      {table && <TypeTable {...{ table, treatment }} />}
      <div className="folds">
        {items.map((item, index) => (
          <TopicItem
            key={`${index + 1} ${item.subTitle.text}`}
            item={item}
            mark={mark}
            topic={place}
            part={index + 1}
            sources={references.length}
            open={index === 0}
          />
        ))}
      </div>
      {links.length > 0 && <ExternalLinks links={links} />}
      {references.length > 0 && <References list={`${place}`} references={references} />}
      {children}
    </section>
  );
}

/** Splits a paragraph into runs; `href` links a difficult word, at its first use in the topic, to its explanation. */
type MarkTerms = (paragraph: string, lang: Lang) => { text: string; href?: string }[];

interface TopicItemProps {
  item: TopicView["items"][number];
  mark: MarkTerms;
  /** The topic's place on the page, from 1. */
  topic: number;
  /** Counts from 1. */
  part: number;
  /** The number of sources that the topic shows below. */
  sources: number;
  open: boolean;
}

/** A part of a topic: opens and closes whatever the others do. */
function TopicItem({ item, mark, topic, part, sources, open }: TopicItemProps) {
  const { subTitle, content, notes } = item;
  const lang = useLang();
  const last = notes.at(-1);
  // Where the part names its sources itself, its citations lead there.
  const cited = last ? { list: `${topic}-${part}`, sources: last.number } : { list: `${topic}`, sources };
  return (
    <details className="fold" open={open}>
      <summary>
        <h3 lang={otherLang(subTitle, lang)}>{subTitle.text}</h3>
      </summary>
      <div className="fold-text">
        <FallbackNote shown={content} />
        {content.text.split("\n\n").map((paragraph, index) => (
          <p key={`${index + 1} ${paragraph}`} lang={otherLang(content, lang)}>
            {mark(paragraph, content.lang).map(({ text, href }, place) =>
              href ? (
                <a key={href} href={href}>
                  {text}
                </a>
              ) : (
                <CitedText key={`${place + 1}`} text={text} {...cited} />
              ),
            )}
          </p>
        ))}
        {last && <SourceNotes list={cited.list} notes={notes} />}
      </div>
    </details>
  );
}

/** Organisations outside the charity, each with what a reader finds there. */
function ExternalLinks({ links }: { links: readonly LinkView[] }) {
  const lang = useLang();
  return (
    <>
      <h3 className="links-title">{useWords(smaPublicWords).organizations}</h3>
      <ul className="outside-links">
        {links.map(({ name, url, note }) => (
          <li key={url + name.text}>
            <a href={url} lang={otherLang(name, lang)}>
              {name.text}
            </a>
            <p lang={otherLang(note, lang)}>{note.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The limbs that are drawn; a row beyond them has the last. */
const LIMBS = 5;
const SHOWN = ["milestone", "ageOfOnset"] as const;
const FOLDED = ["lifeExpectancy", "characteristics"] as const;

/**
 * The table of SMA types as limbs of one branch, for windows that would cut it: each as far as its highest milestone,
 * with what the table says of it below, the hardest of it behind a press.
 */
function TypeBranches({ table: { headings, rows }, treatment }: TypeTableProps) {
  const lang = useLang();
  const { moreOn } = useWords(smaPublicWords);
  const cells = (row: TypeTableView["headings"], columns: readonly SmaTypeColumn[]) => (
    <dl>
      {columns.map((column) => (
        <div key={column}>
          <dt lang={otherLang(headings[column], lang)}>{headings[column].text}</dt>
          <dd lang={otherLang(row[column], lang)}>{row[column].text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <ul className="type-branches">
      {rows.map((row, index) => (
        <li key={`${index + 1} ${row.type.text}`}>
          <svg viewBox="0 0 280 64" aria-hidden="true">
            <use href={`${drawings}#type-${Math.min(index + 1, LIMBS)}`} />
          </svg>
          <h3 lang={otherLang(row.type, lang)}>{row.type.text}</h3>
          <p lang={otherLang(row.category, lang)}>{row.category.text}</p>
          {cells(row, SHOWN)}
          <details className="fold">
            <summary>{fill(moreOn, { type: row.type.text })}</summary>
            {cells(row, FOLDED)}
          </details>
          <TreatedToday type={row.type} treatment={treatment} />
        </li>
      ))}
    </ul>
  );
}

/** The text of a cell; ages word by word, so that no narrow line breaks within one. */
const Cell = ({ column, cell: { text, lang } }: { column: SmaTypeColumn; cell: Shown }) =>
  column === "ageOfOnset" ? <Phrase text={text} lang={lang} /> : text;

/** The way from a type to its treatment, so that nobody is left with the numbers of the time before. */
function TreatedToday({ type, treatment }: { type: Shown } & Pick<TypeTableProps, "treatment">) {
  const { treatedToday } = useWords(smaPublicWords);
  return (
    treatment && (
      <a className="treated-today" href={`#${treatment}`}>
        {fill(treatedToday, { type: type.text })}
      </a>
    )
  );
}

/** The introduction to the table; its last sentence links to treatment. */
function Caption({ table: { caption }, treatment }: TypeTableProps) {
  const lang = useLang();
  const sentences = caption.text.split(SENTENCES);
  const last = treatment && sentences.length > 1 ? sentences.pop() : undefined;
  return (
    <figcaption lang={otherLang(caption, lang)}>
      {sentences.join("")}
      {last && <a href={`#${treatment}`}>{last}</a>}
    </figcaption>
  );
}

/** Between two sentences; in Chinese also between the halves of one. */
const SENTENCES = /(?<=[.!?] )|(?<=[。！？；])(?=.)/u;
const [, ...COLUMNS] = TYPE_COLUMNS;

interface TypeTableProps {
  table: TypeTableView;
  /** The anchor of the topic about treatment; undefined where the page has none. */
  treatment: string | undefined;
}

/**
 * SMA types 0 to 4: a table where there is room for it, and on paper, else the limbs of a branch. In both, life
 * expectancy as it was before treatment is behind a choice.
 */
function TypeTable({ table, treatment }: TypeTableProps) {
  const { headings, rows } = table;
  const lang = useLang();
  const { typeTable, lifeExpectancy } = useWords(smaPublicWords);
  return (
    <figure className="type-table">
      <Caption {...{ table, treatment }} />
      <div className="table-scroll">
        <label className="check">
          <input type="checkbox" />
          {lifeExpectancy}
        </label>
        <table aria-label={typeTable}>
          <thead>
            <tr>
              {TYPE_COLUMNS.map((column) => (
                <th key={column} scope="col" lang={otherLang(headings[column], lang)}>
                  {headings[column].text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${index + 1} ${row.type.text}`}>
                <th scope="row" lang={otherLang(row.type, lang)}>
                  {row.type.text}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} lang={otherLang(row[column], lang)}>
                    <Cell column={column} cell={row[column]} />
                    {column === COLUMNS.at(-1) && <TreatedToday type={row.type} treatment={treatment} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TypeBranches {...{ table, treatment }} />
    </figure>
  );
}
