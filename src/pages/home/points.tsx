import { homeTexts } from "../../charity/home-texts";
import { SectionBreak } from "../../core/art/section-break";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";

/** Who we are in nine points, behind Learn more / Close. */
export function Points() {
  const lang = useLang();
  const words = useSiteWords();
  const { title, lead, items } = homeTexts.points;
  return (
    <section className="section points-section" aria-labelledby="points">
      <div className="content">
        <h2 id="points">{title[lang]}</h2>
        <p className="lead measure">{lead[lang]}</p>
        <details className="points">
          <summary className="button button-quiet">
            <span className="when-closed">{words.learnMore}</span>
            <span className="when-open">{words.close}</span>
          </summary>
          <ul className="points-list">
            {items.map((point) => (
              <li key={point.title.eng}>
                <h3>{point.title[lang]}</h3>
                <p>{point.text[lang]}</p>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <SectionBreak className="points-branch" />
    </section>
  );
}
