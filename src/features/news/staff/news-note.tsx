import { LANG_TAG, LANGS } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import type { NewsListCard } from "../contract";
import { newsScreenWords } from "./words";

/** Whether Home shows an item, and its first words. */
export function NewsNote({ card, onHome }: { card: NewsListCard; onHome: boolean }) {
  const words = useWords(newsScreenWords);
  const lang = useLang();
  const shown = [lang, ...LANGS].find((each) => card.preview[each]) ?? lang;
  return (
    <>
      {card.flags.includes("starred") && <strong>{onHome ? words.onHome : words.waiting} </strong>}
      <span lang={LANG_TAG[shown]}>{card.preview[shown]}</span>
    </>
  );
}
