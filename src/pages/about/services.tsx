import { aboutTexts } from "../../charity/about-texts";
import { useLang, useWords } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/words/public";
import { SiteLink } from "../../core/site/frame/link";
import { FloweringBough } from "./flowering-bough";
import { aboutPageWords } from "./words";

/** The nine services as rows between hairlines, with the way to ask for one beside them. */
export function Services() {
  const lang = useLang();
  const words = useWords(aboutPageWords);
  const shared = useSiteWords();
  return (
    <section className="section" aria-labelledby="services">
      <div className="content margin-grid">
        <div className="stack margin-note">
          <h2 id="services">{words.services}</h2>
          <p>{words.servicesHow}</p>
          <p>
            <SiteLink className="button button-quiet" to="/contact">
              {shared.contactUs}
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

/** Where the charity comes from and what it is for, beside the bough that it is named after. */
export function Objectives({ title }: { title: string }) {
  const lang = useLang();
  const { intro, items } = aboutTexts.objectives;
  return (
    <section className="about-head">
      <FloweringBough className="about-bough" />
      <div className="content">
        <div className="page-title stack about-intro">
          <h1>{title}</h1>
          <p className="lead">{intro[lang]}</p>
        </div>
        <ul className="objectives">
          {items.map((objective) => (
            <li key={objective.eng}>{objective[lang]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
