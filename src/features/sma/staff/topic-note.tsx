import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/lang-context";
import type { TopicCard } from "../contract";
import { smaWords } from "../words";

/** The note of a topic below its title in the list. */
export function TopicNote({ card }: { card: TopicCard }) {
  const words = useWords(smaWords);
  return `${fill(words.partCount, { count: card.parts })} · ${fill(words.referenceCount, { count: card.references })}`;
}
