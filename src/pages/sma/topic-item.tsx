import { useLang } from "../../core/locale/lang-context";
import type { SmaItemText, SmaTopicKey } from "../../site/sma-topic";
import { CitedText } from "./cited-text";

interface TopicItemProps {
  item: SmaItemText;
  topic: SmaTopicKey;
  /** How many sources the topic shows below. */
  sources: number;
  open: boolean;
}

/** A part of a topic: opens and closes whatever the others do. */
export function TopicItem({ item: { subTitle, content }, topic, sources, open }: TopicItemProps) {
  const lang = useLang();
  return (
    <details className="fold" open={open}>
      <summary>
        <h3>{subTitle[lang]}</h3>
      </summary>
      <div className="fold-text stack measure">
        {content.map((paragraph) => (
          <p key={paragraph.eng}>
            <CitedText text={paragraph[lang]} topic={topic} sources={sources} />
          </p>
        ))}
      </div>
    </details>
  );
}
