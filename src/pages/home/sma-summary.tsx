import { homeTexts } from "../../charity/home-texts";
import { SmaArt } from "../../core/art/sma-art";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";

/** What SMA is, in two paragraphs, and the way to the rest. */
export function SmaSummary() {
  const lang = useLang();
  const { title, paragraphs } = homeTexts.smaSummary;
  return (
    <section className="section section-leaf" aria-labelledby="sma-summary">
      <div className="content split">
        <div className="stack measure">
          <h2 id="sma-summary">{title[lang]}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.eng}>{paragraph[lang]}</p>
          ))}
          <p>
            <SiteLink className="button button-quiet" to="/sma">
              {useSiteWords().smaMore}
            </SiteLink>
          </p>
        </div>
        <SmaArt className="split-art" />
      </div>
    </section>
  );
}
