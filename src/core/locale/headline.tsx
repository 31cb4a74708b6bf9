import { Fragment, type ReactNode } from "react";
import type { Lang } from "./lang";
import { Phrase } from "./phrase";

/** Between two clauses: after a mark at which a line may well end. */
const CLAUSES = { spaced: /(?<=[,;:.!?–—]) /, joined: /(?<=[，、；：。！？])(?=.)/u };
/** A space, but not after a small word, which belongs to the one behind it. */
const APART = /(?<!(?:^| )(?:an?|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with|your)) /i;

/**
 * A large heading, whose lines end where its words do: between clauses first, and in English never after a small word
 * such as "with". What belongs together is a block in its line, broken only where no line is wide enough for it. Goes
 * with the class `together`.
 */
export function Headline({ text, lang }: { text: string; lang: Lang }) {
  if (lang !== "eng") {
    const clauses = text.split(CLAUSES.joined);
    return clauses.map((clause, index) => (
      <Together key={index} alone={clauses.length === 1}>
        <Phrase text={clause} lang={lang} />
      </Together>
    ));
  }
  const clauses = text.split(CLAUSES.spaced);
  return clauses.map((clause, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <Together alone={clauses.length === 1}>
        {clause.split(APART).map((words, at) => (
          <Fragment key={at}>
            {at > 0 && " "}
            <Together alone={!words.includes(" ")}>{words}</Together>
          </Fragment>
        ))}
      </Together>
    </Fragment>
  ));
}

/** A heading that may be as long as a sentence: its lines end with a clause in Chinese, evenly in English. */
export const LongHeadline = ({ text, lang }: { text: string; lang: Lang }) =>
  lang === "eng" ? text : <Headline text={text} lang={lang} />;

/** A block in the line, unless it is alone there. */
function Together({ alone, children }: { alone: boolean; children: ReactNode }) {
  return alone ? children : <span className="together">{children}</span>;
}
