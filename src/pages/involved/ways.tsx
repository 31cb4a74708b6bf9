import { involvedTexts } from "../../charity/involved-texts";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";

/** Speaks of "the items below". */
const CHARITY_ITEMS = 2;

/** The ways to help, in columns that do not start at the same height. */
export function Ways({ withItems }: { withItems: boolean }) {
  const lang = useLang();
  const ways = involvedTexts.ways.filter((_, index) => withItems || index !== CHARITY_ITEMS);
  return (
    <section className="content" aria-labelledby="ways">
      <h2 id="ways" className="ways-title">
        {useSiteWords().involvedWays}
      </h2>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.title.eng} className="stack">
            <h3>{way.title[lang]}</h3>
            <p>{way.text[lang]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
