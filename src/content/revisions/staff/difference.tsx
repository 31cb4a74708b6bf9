import { diffArrays } from "diff";
import { LANG_TAG, useLang, useWords } from "../../../platform/locale/lang";
import { revisionWords } from "./words";

/** A word, a Chinese character, or a separator. */
const PIECES = /\p{sc=Han}|[\p{L}\p{N}]+|\s+|./gu;

const pieces = (text: string): string[] => text.match(PIECES) ?? [];

/** Pieces that come or go at most; of texts that have less in common each is shown whole. */
const MOST_CHANGES = 2000;

/**
 * The difference of two texts, by words and Chinese characters: deletions are struck out, insertions
 * underlined, and both are announced to screen readers in words.
 */
export function Difference({ before, after }: { before: string; after: string }) {
  const changes = diffArrays(pieces(before), pieces(after), { maxEditLength: MOST_CHANGES });
  if (!changes) {
    return (
      <>
        <Gone text={before} /> <Come text={after} />
      </>
    );
  }
  return changes.map(({ added, removed, value }, at) => {
    const text = value.join("");
    if (removed) return <Gone key={at} text={text} />;
    return added ? <Come key={at} text={text} /> : <span key={at}>{text}</span>;
  });
}

/** Text that only the former revision has. */
export function Gone({ text }: { text: string }) {
  const { removed } = useWords(revisionWords);
  return (
    <del>
      <WithSentence text={text} sentence={removed} />
    </del>
  );
}

/** Text that only the later revision has. */
export function Come({ text }: { text: string }) {
  const { added } = useWords(revisionWords);
  return (
    <ins>
      <WithSentence text={text} sentence={added} />
    </ins>
  );
}

/** Screen readers mostly ignore struck-out and underlined text: this says it in the reader's language. */
function WithSentence({ text, sentence }: { text: string; sentence: string }) {
  const reader = LANG_TAG[useLang()];
  const [before = "", after = ""] = sentence.split("{text}");
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">
        <span lang={reader}>{before}</span>
        {text}
        {after !== "" && <span lang={reader}>{after}</span>}
      </span>
    </>
  );
}
