import { SectionBreak } from "../../core/art/section-break";
import { useLang, useWords } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { useSiteWords } from "../../core/locale/words/public";
import type { HomeTexts } from "./definition";
import { homePageWords } from "./words";

/** The number of points in sight; the others are behind Learn more. */
const FIRST_POINTS = 3;

/** Who we are in some points, most of them behind Learn more / Close. */
export function Points({ title, lead, items }: HomeTexts["points"]) {
  const lang = useLang();
  const words = useWords(homePageWords);
  const others = items.slice(FIRST_POINTS);
  return (
    <section className="section points-section" aria-labelledby="points">
      <div className="content">
        <h2 id="points">{title}</h2>
        <p className="lead measure">
          <Phrase text={lead} lang={lang} />
        </p>
        <PointList items={items.slice(0, FIRST_POINTS)} />
        {others.length > 0 && (
          <details>
            <summary className="button button-quiet">
              <span className="when-closed">{words.learnMore}</span>
              <span className="when-open">{useSiteWords().close}</span>
            </summary>
            <PointList items={others} start={FIRST_POINTS + 1} />
          </details>
        )}
      </div>
      <SectionBreak className="points-branch" />
    </section>
  );
}

/** Points with their numbers, which begin with `start`. */
function PointList({ items, start }: Pick<HomeTexts["points"], "items"> & { start?: number }) {
  const lang = useLang();
  return (
    <ol className="points-list" start={start}>
      {items.map((point) => (
        <li key={point.title}>
          <h3>
            <Phrase text={point.title} lang={lang} />
          </h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ol>
  );
}
