import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/lang-context";
import { referenceId } from "./reference-id";
import { smaPublicWords } from "./words";

interface CitedTextProps {
  text: string;
  /** Anchor of the topic. */
  topic: string;
  /** The number of sources that are shown; a number beyond them stays plain text. */
  sources: number;
}

/** Text whose `[1]`, `[2]` … lead to the topic's sources. */
export function CitedText({ text, topic, sources }: CitedTextProps) {
  const words = useWords(smaPublicWords);
  // Every second part is the number that the expression caught.
  const parts = text.split(/\[(\d+)\]/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const mark = `[${part}]`;
    if (Number(part) < 1 || Number(part) > sources) return mark;
    return (
      <a
        key={`${index}-${part}`}
        href={`#${referenceId(topic, Number(part))}`}
        aria-label={fill(words.reference, { number: mark })}
      >
        {mark}
      </a>
    );
  });
}
