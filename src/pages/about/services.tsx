import type { ReactNode } from "react";
import { useSiteWords } from "../../core/locale/words/public";
import { SiteLink } from "../../core/site/frame/link";
import type { AboutTexts } from "./definition";
import { FloweringBough } from "./flowering-bough";

/** The services as rows between hairlines, with the way to ask for one beside them; nothing for none. */
export function Services({ title, text, items }: AboutTexts["services"]) {
  const words = useSiteWords();
  if (items.length === 0) return null;
  return (
    <section className="section" aria-labelledby="services">
      <div className="content margin-grid">
        <div className="stack margin-note">
          <h2 id="services">{title}</h2>
          <p>{text}</p>
          <p>
            <SiteLink className="button button-quiet" to="/contact">
              {words.contactUs}
            </SiteLink>
          </p>
        </div>
        <dl className="rows">
          {items.map((service) => (
            <div key={service.title}>
              <dt>{service.title}</dt>
              <dd>{service.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type ObjectivesProps = AboutTexts["objectives"] & {
  title: string;
  /** The ways to the sections of the page. */
  ways: ReactNode;
};

/** Where the charity comes from and what it is for, beside the bough that it is named after. */
export function Objectives({ title, intro, items, ways }: ObjectivesProps) {
  return (
    <section className="about-head">
      <FloweringBough className="about-bough" />
      <div className="content">
        <div className="page-title stack about-intro">
          <h1>{title}</h1>
          <p className="lead">{intro}</p>
        </div>
        {items.length > 0 && (
          <ul className="objectives">
            {items.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        )}
        {ways}
      </div>
    </section>
  );
}
