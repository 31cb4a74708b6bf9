import type { ReactNode } from "react";
import { type Lang, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Phrase } from "../../../platform/locale/phrase";
import { FallbackNote } from "../../../site/frame/fallback-note";
import { CitedText, References, SourceNotes } from "./references";
import type { LinkView, TopicView } from "./sma-view.server";
import { TopicArtAgain } from "./topic-art";
import { TypeTable } from "./type-table";
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
