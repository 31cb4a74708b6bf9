import type { ReactNode } from "react";
import { createRandom, siteFlower, siteInk } from "../../art/drawing";
import { Bud, CupFlower, flossPath, limbPath, OpenFlower } from "../../art/flower";
import { useWords } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";
import { Lead, SiteLink } from "../../site/frame/page";
import type { AboutTexts } from "./definition";
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

/** One bough comes in from the right, as if its tree grew beside the page. */
const WOOD = limbPath([
  {
    spine: [
      [620, 250],
      [520, 206],
      [430, 214],
      [330, 160],
      [220, 166],
      [110, 122],
    ],
    from: 34,
    to: 1,
  },
  {
    spine: [
      [500, 208],
      [440, 140],
      [380, 110],
      [340, 50],
    ],
    from: 16,
    to: 1,
  },
  {
    spine: [
      [410, 206],
      [350, 244],
      [280, 250],
      [226, 296],
    ],
    from: 15,
    to: 1,
  },
  {
    spine: [
      [300, 160],
      [250, 110],
      [196, 96],
      [170, 56],
    ],
    from: 11,
    to: 1,
  },
]);

const SILK = flossPath(createRandom(7), [70, 250], 26, -0.7) + flossPath(createRandom(2), [150, 330], 18, -1);

/** A bare kapok bough in flower, for the head of About: the name of the charity, drawn. */
function FloweringBough({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 -56 600 400" aria-hidden="true">
      <circle cx="408" cy="166" r="150" fill={siteInk.ground} />
      <path fill={siteInk.wood} d={WOOD} />
      <path fill="none" stroke={siteInk.wood} d={SILK} />
      <OpenFlower ink={siteFlower} x={432} y={196} scale={1.05} turn={14} />
      <CupFlower ink={siteFlower} x={344} y={58} scale={0.9} turn={-12} />
      <CupFlower ink={siteFlower} x={222} y={166} scale={0.8} turn={-20} />
      <OpenFlower ink={siteFlower} x={290} y={252} scale={0.75} turn={-30} />
      <Bud ink={siteFlower} x={112} y={124} scale={0.7} turn={-58} />
      <Bud ink={siteFlower} x={170} y={60} scale={0.6} turn={-24} />
      <Bud ink={siteFlower} x={226} y={294} scale={0.55} turn={-130} />
    </svg>
  );
}
