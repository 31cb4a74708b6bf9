import type { Lang } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { FallbackNote } from "../../../core/site/frame/fallback-note";
import { CitedText } from "./cited-text";
import { otherLang } from "./other-lang";
import { SourceNotes } from "./references";
import type { TopicView } from "./topic-view.server";

/** Gives a paragraph in stretches; `href` leads to the explanation of a difficult word that its topic has not named before. */
export type MarkTerms = (paragraph: string, lang: Lang) => { text: string; href?: string }[];

interface TopicItemProps {
  item: TopicView["items"][number];
  mark: MarkTerms;
  /** Anchor of the topic. */
  topic: string;
  /** Counts from 1. */
  part: number;
  /** The number of sources that the topic shows below. */
  sources: number;
  open: boolean;
}

/** A part of a topic: opens and closes whatever the others do. */
export function TopicItem({ item, mark, topic, part, sources, open }: TopicItemProps) {
  const { subTitle, content, notes } = item;
  const lang = useLang();
  const last = notes.at(-1);
  // Where the part names its sources itself, its citations lead there.
  const cited = last ? { topic: `${topic}-${part}`, sources: last.number } : { topic, sources };
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
        {last && <SourceNotes part={cited.topic} notes={notes} />}
      </div>
    </details>
  );
}
