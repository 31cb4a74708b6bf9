import { AVOIDED, type AvoidedWord } from "../../charity/avoided-words";
import type { Lang } from "../../platform/locale/lang";
import type { Remark, Span } from "./issue";
import { withoutLeftAlone } from "./left-alone";

/** Words that the charity does not use, in the words of a text. @param parts the words, each with its place in the whole */
export function avoidedRemarks(parts: readonly (Span & { text: string })[], lang: Lang): Remark[] {
  return parts.flatMap(({ text, start }) => {
    const read = withoutLeftAlone(text);
    return AVOIDED[lang].flatMap((word) =>
      [...read.matchAll(word.pattern)].map((match) => remark(word, match, start)),
    );
  });
}

function remark({ better, swaps }: AvoidedWord, { 0: said, index }: RegExpExecArray, begin: number): Remark {
  const span = { start: begin + index, end: begin + index + said.length };
  const edits = swaps ? { edits: [{ ...span, with: better }] } : {};
  return { check: "wordAvoided", said, ...span, better, ...edits };
}
