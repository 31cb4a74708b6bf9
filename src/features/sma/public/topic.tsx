import type { ReactNode } from "react";
import { useLang } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { ExternalLinks } from "./external-links";
import { otherLang } from "./other-lang";
import { References } from "./references";
import { TopicArtAgain } from "./topic-art";
import { type MarkTerms, TopicItem } from "./topic-item";
import type { TopicView } from "./topic-view.server";
import { TypeTable } from "./type-table";

interface TopicProps {
  topic: TopicView;
  mark: MarkTerms;
  /** The way on from it. */
  children?: ReactNode;
}

/** One topic: its table if it has one, its parts, of which the first is open, its links, its sources. */
export function Topic({ topic, mark, children }: TopicProps) {
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
      {table && <TypeTable table={table} />}
      <div className="folds">
        {items.map((item, index) => (
          <TopicItem
            key={`${index + 1} ${item.subTitle.text}`}
            item={item}
            mark={mark}
            topic={anchor}
            part={index + 1}
            sources={references.length}
            open={index === 0}
          />
        ))}
      </div>
      {links.length > 0 && <ExternalLinks links={links} />}
      {references.length > 0 && <References topic={anchor} references={references} />}
      {children}
    </section>
  );
}
