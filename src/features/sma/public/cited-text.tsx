import { referenceId } from "./reference-id";

interface CitedTextProps {
  text: string;
  /** Anchor of the topic. */
  topic: string;
  /** The number of sources that are shown; a number beyond them stays plain text. */
  sources: number;
}

/** Text whose `[1]`, `[2]` … lead to the topic's sources. */
export function CitedText({ text, topic, sources }: CitedTextProps) {
  // Every second part is the number that the expression caught.
  const parts = text.split(/\[(\d+)\]/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part || null;
    const mark = `[${part}]`;
    if (Number(part) < 1 || Number(part) > sources) return mark;
    return (
      <a key={`${index}-${part}`} href={`#${referenceId(topic, Number(part))}`} role="doc-noteref">
        {mark}
      </a>
    );
  });
}
