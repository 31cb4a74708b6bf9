import type { Shown } from "../../../platform/locale/fallback.server";
import { otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Phrase } from "../../../platform/locale/phrase";
import { useSiteWords } from "../../../platform/locale/words/public";
import type { TopicView } from "./sma-view.server";
import { TopicArt } from "./topic-art";
import { smaPublicWords } from "./words";

/** The tiles, to which each topic leads back. */
export const TOPICS = "topics";

/** A part of the page that has a heading: a topic, or what follows them. */
export interface Section {
  anchor: string;
  title: Shown;
}

interface TopicLinksProps {
  sections: readonly Section[];
  /** The place of the section that it ends, from 0. */
  at: number;
}

/**
 * The way on from a section, at its end: all topics, the one before, the one after. On a narrow window it stays at the
 * lower edge while its section is read, and so says which one that is.
 */
export function TopicLinks({ sections, at }: TopicLinksProps) {
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

/** One tile for each topic, with its own picture; leads to the topic further down. */
export function TopicTiles({ topics }: { topics: readonly TopicView[] }) {
  const lang = useLang();
  return (
    <nav id={TOPICS} className="content" aria-label={useWords(smaPublicWords).topics}>
      <ul className="tiles">
        {topics.map((topic) => (
          <li key={topic.anchor}>
            <a className="tile" href={`#${topic.anchor}`}>
              <TopicArt topic={topic} />
              <span lang={otherLang(topic.title, lang)}>
                <Phrase text={topic.title.text} lang={topic.title.lang} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The sections of the page as a list that stays in sight beside the text, with the one that is read marked where the
 * browser can tell it; on a narrow window the tiles and the way at the end of each topic do its work.
 */
export function TopicList({ sections }: { sections: readonly Section[] }) {
  const lang = useLang();
  return (
    <nav className="topic-list" aria-label={useSiteWords().onThisPage}>
      <ul>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={otherLang(title, lang)}>
              {title.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
