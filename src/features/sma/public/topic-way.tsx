import type { Shown } from "../../../core/locale/fallback.server";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { otherLang } from "./other-lang";
import { smaPublicWords } from "./words";

/** The tiles, to which each topic leads back. */
export const TOPICS = "topics";

/** A part of the page that has a heading: a topic, or what follows them. */
export interface Section {
  anchor: string;
  title: Shown;
}

interface TopicWayProps {
  sections: readonly Section[];
  /** The place of the section that it ends, from 0. */
  at: number;
}

/**
 * The way on from a section, at its end: all topics, the one before, the one after. On a narrow window it stays at the
 * lower edge while its section is read, and so says which one that is.
 */
export function TopicWay({ sections, at }: TopicWayProps) {
  const lang = useLang();
  const words = useWords(smaPublicWords);
  const [before, here, after] = [sections[at - 1], sections[at], sections[at + 1]];
  return (
    <div className="topic-way">
      {here && (
        <p aria-hidden="true" lang={otherLang(here.title, lang)}>
          {here.title.text}
        </p>
      )}
      <a href={`#${TOPICS}`}>{words.allTopics}</a>
      {before && (
        <a className="way-up" href={`#${before.anchor}`}>
          {words.before}
        </a>
      )}
      {after && (
        <a className="way-down" href={`#${after.anchor}`}>
          {words.after}
        </a>
      )}
    </div>
  );
}
