import type { ReactNode } from "react";
import { useWords } from "../../platform/locale/lang-context";
import { useSiteWords } from "../../platform/locale/words/public";
import { SiteLink } from "../../site/frame/link";
import { Lead } from "../../site/frame/page-head";
import type { AboutTexts } from "./definition";
import { FloweringBough } from "./flowering-bough";
import { aboutPageWords } from "./words";

/** The services as rows between hairlines, beside the contact link; nothing for none. */
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
  /** Links to the sections of the page. */
  ways: ReactNode;
};

/** Where the charity comes from, links to all that the page says, and what it is for, beside its bough. */
export function Objectives({ title, intro, items, ways }: ObjectivesProps) {
  const words = useWords(aboutPageWords);
  return (
    <section className="about-head">
      <FloweringBough className="about-bough" />
      <div className="content">
        <div className="page-title stack about-intro">
          <h1>{title}</h1>
          <Lead text={intro} />
          {ways}
        </div>
        {items.length > 0 && (
          <>
            <h2 className="objectives-title">{words.objectives}</h2>
            <ul className="objectives">
              {items.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
