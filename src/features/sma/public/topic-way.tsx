import type { Shown } from "../../../core/locale/fallback.server";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { otherLang } from "./other-lang";
import drawings from "./topic-drawings.svg?no-inline";
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
      <Step to={TOPICS} label={words.allTopics} icon="list" />
      {before && <Step to={before.anchor} label={words.before} icon="up" />}
      {after && <Step to={after.anchor} label={words.after} icon="down" />}
    </div>
  );
}

/** A link whose icon is of the file of drawings: in the page they would stand eight times. */
function Step({ to, label, icon }: { to: string; label: string; icon: "list" | "up" | "down" }) {
  return (
    <a href={`#${to}`}>
      <svg viewBox="0 0 24 24" role="img" aria-label={label}>
        <use href={`${drawings}#${icon}`} />
      </svg>
    </a>
  );
}
