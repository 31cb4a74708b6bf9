import { aboutTexts } from "../../charity/about-texts";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";

/** The nine services as rows between hairlines, with the way to ask for one beside them. */
export function Services() {
  const lang = useLang();
  const words = useSiteWords();
  return (
    <section className="section" aria-labelledby="services">
      <div className="content margin-grid">
        <div className="stack margin-note">
          <h2 id="services">{words.services}</h2>
          <p>{words.servicesHow}</p>
          <p>
            <SiteLink className="button button-quiet" to="/contact">
              {words.contactUs}
            </SiteLink>
          </p>
        </div>
        <dl className="rows">
          {aboutTexts.services.map((service) => (
            <div key={service.title.eng}>
              <dt>{service.title[lang]}</dt>
              <dd>{service.text[lang]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
