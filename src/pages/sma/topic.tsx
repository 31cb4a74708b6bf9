import { useLang } from "../../core/locale/lang-context";
import type { SmaTopicKey, SmaTopicText } from "../../site/sma-topic";
import { ExternalLinks } from "./external-links";
import { References } from "./references";
import { TopicItem } from "./topic-item";
import { TypeTable } from "./type-table";

/** Topics whose sources are recorded but not shown. */
const WITHOUT_REFERENCES: readonly SmaTopicKey[] = ["treatment", "further-information"];

interface TopicProps {
  topic: SmaTopicText;
  /** Shows the first part open, as a sign that the others open too. */
  openFirst: boolean;
}

/** One topic: its table if it has one, its parts, its links, its sources. */
export function Topic({ topic: { key, title, items, table, links, references }, openFirst }: TopicProps) {
  const lang = useLang();
  const shown = WITHOUT_REFERENCES.includes(key) ? [] : references;
  return (
    <section id={key} className="topic" aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`}>{title[lang]}</h2>
      {table && <TypeTable table={table} />}
      <div className="folds">
        {items.map((item, index) => (
          <TopicItem
            key={item.subTitle.eng}
            item={item}
            topic={key}
            sources={shown.length}
            open={openFirst && index === 0}
          />
        ))}
      </div>
      {links && <ExternalLinks links={links} />}
      {shown.length > 0 && <References topic={key} references={shown} />}
    </section>
  );
}
