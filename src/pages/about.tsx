import { ArrowUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Cast } from "../art/cast/cast";
import { createRandom, points, siteFlower, siteInk } from "../art/drawing";
import { Bud, CupFlower, flossPath, limbPath, OpenFlower } from "../art/flower";
import { aboutChart } from "../features/chart/public/about-chart.server";
import { ChartSection, hasChart } from "../features/chart/public/chart-section";
import { expenditureWords } from "../features/chart/public/words";
import { aboutDonors, type ShownDonors } from "../features/donors/feature.server";
import { shownForms } from "../features/forms/feature.server";
import { FormsSection } from "../features/forms/public/forms-section";
import { aboutNotes } from "../features/notes/public/about-notes.server";
import { NotesSection } from "../features/notes/public/notes-section";
import { notesWords } from "../features/notes/public/words";
import { hasPeople, OrganizationSection } from "../features/organization/public/organization-section";
import { peopleWords } from "../features/organization/public/words";
import { aboutOrganization } from "../features/organization/view.server";
import { pageEntry, pagePhoto } from "../features/pages/page-texts.server";
import { aboutAnnualReport, type ShownReport } from "../features/site-details/feature.server";
import { aboutSpecial, type SpecialImage } from "../features/special/feature.server";
import { PdfLink } from "../media/pdf-link";
import { MediaImage } from "../media/picture";
import type { PageImage } from "../media/shown-images.server";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { fill, otherLang, useLang, useWords } from "../platform/locale/lang";
import { useSiteWords } from "../platform/locale/words/public";
import { PageHead, useSiteDetails } from "../site/frame/page";
import type { Route } from "./+types/about";
import aboutCss from "./about/about.css?url";
import { type AboutTexts, about } from "./about/definition";
import { Objectives, Services } from "./about/services";
import { aboutPageWords } from "./about/words";

/** A section of the page: the id of its heading, and its text. */
interface RelatedLink {
  id: string;
  title: string;
}

/** Anchor of the list of links. */
const WAYS = "on-this-page";

/** The links to the sections of the page. Plain anchors, after what the page says first. */
function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  const { onThisPage } = useSiteWords();
  if (links.length === 0) return null;
  return (
    <nav id={WAYS} className="ways-within" aria-labelledby={`${WAYS}-title`}>
      <p id={`${WAYS}-title`}>{onThisPage}</p>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way back to them: a round button at the lower edge while the sections are in sight. */
function BackLink() {
  const { onThisPage } = useSiteWords();
  return (
    <p className="way-back">
      <a className="button button-quiet" href={`#${WAYS}`} title={onThisPage}>
        <ArrowUp aria-hidden="true" size={20} />
        <span className="visually-hidden">{onThisPage}</span>
      </a>
    </p>
  );
}

/** Its people may change while it is read, and then need rules that nothing on it needed before. */
export const handle = { linksStyle: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: aboutCss }];

/** One small function for each section that staff can edit. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const { lang } = context.get(localeContext);
  const entry = await pageEntry(context, about);
  // Side by side: none of them needs what another reads.
  const [photo, annualReport, chart, donors, forms, notes, organization, special] = await Promise.all([
    pagePhoto(context, about, entry.photo),
    aboutAnnualReport(db),
    aboutChart(db, lang),
    aboutDonors(db, lang),
    shownForms(db, lang),
    aboutNotes(db, lang),
    aboutOrganization(db, lang),
    aboutSpecial(db, lang),
  ]);
  return { texts: entry[lang], photo, annualReport, chart, donors, forms, notes, organization, special };
}

/**
 * Who the charity is, and what it and its members do. Sections are the children of `bands`, which gives each
 * a ground other than its neighbours'; one with nothing to show renders nothing and leaves no gap.
 */
export default function About({ loaderData }: Route.ComponentProps) {
  const title = fill(useSiteWords().about, { name: useSiteDetails().shortName });
  const { texts } = loaderData;
  const sections = useSections(loaderData);
  const links = sections.filter(({ isThere }) => isThere);
  return (
    <>
      <PageHead title={title} description={texts.description} path="/about" />
      <Objectives title={title} {...texts.objectives} ways={<RelatedLinks links={links} />} />
      <div className="bands">
        {sections.map(({ id, section }) => (
          <Fragment key={id}>{section}</Fragment>
        ))}
        {links.length > 0 && <BackLink />}
      </div>
    </>
  );
}

const part = (id: string, title: string, isThere: boolean, section: ReactNode) => ({
  id,
  title,
  isThere,
  section,
});

/** The sections in their order, each with its heading and whether there is anything in it. */
function useSections(shown: Route.ComponentProps["loaderData"]) {
  const { texts, photo, annualReport, chart, donors, forms, notes, organization, special } = shown;
  const peopleTitle = useWords(peopleWords).title;
  const notesTitle = useWords(notesWords).title;
  const chartTitle = useWords(expenditureWords).title;
  const { services, annualReport: report, acknowledgements: thanks } = texts;
  const isThanked = hasThanked({ donors, special });
  const picture = <PeoplePicture photo={photo} />;
  return [
    part("services", services.title, services.items.length > 0, <Services {...services} />),
    part("forms", texts.forms.title, forms.length > 0, <FormsSection {...texts.forms} forms={forms} />),
    part(
      "organization",
      peopleTitle,
      hasPeople(organization.people),
      <OrganizationSection organization={organization} picture={picture} />,
    ),
    part("notes", notesTitle, notes.length > 0, <NotesSection notes={notes} />),
    part("expenditure", chartTitle, hasChart(chart), <ChartSection chart={chart} />),
    part(
      "annual-report",
      report.title,
      annualReport !== null,
      <AnnualReport {...report} report={annualReport} />,
    ),
    part(
      "acknowledgements",
      thanks.title,
      isThanked,
      <Acknowledgements texts={thanks} donors={donors} special={special} />,
    ),
  ];
}

interface Thanked {
  donors: ShownDonors;
  special: SpecialImage[];
}

interface AcknowledgementsProps extends Thanked {
  texts: AboutTexts["acknowledgements"];
}

/** Returns whether there is anybody to thank. */
const hasThanked = ({ donors, special }: Thanked): boolean => donors.names.length > 0 || special.length > 0;

const LOGO_SIZES = "(width < 50rem) 45vw, 270px";

/** Whom the charity thanks, by image and by name. Nothing while there is nobody. */
function Acknowledgements({ texts, donors, special }: AcknowledgementsProps) {
  const words = useWords(aboutPageWords);
  const lang = useLang();
  if (!hasThanked({ donors, special })) return null;
  return (
    <section className="section" aria-labelledby="acknowledgements">
      <div className="content stack">
        <h2 id="acknowledgements">{texts.title}</h2>
        {special.length > 0 && (
          <>
            <h3>{texts.special}</h3>
            <ul className="special-images">
              {special.map(({ num, image, caption }, index) => (
                <li key={num}>
                  <figure>
                    <MediaImage
                      {...image}
                      undescribed={fill(words.specialImage, { num: index + 1 })}
                      sizes={LOGO_SIZES}
                    />
                    {caption.text !== "" && (
                      <figcaption lang={otherLang(caption, lang)}>{caption.text}</figcaption>
                    )}
                  </figure>
                </li>
              ))}
            </ul>
          </>
        )}
        {donors.names.length > 0 && <DonorNames title={texts.donors} {...donors} />}
      </div>
    </section>
  );
}

function DonorNames({ title, names, lang: shownLang }: ShownDonors & { title: string }) {
  const lang = useLang();
  return (
    <>
      <h3>{title}</h3>
      <ul className="donor-names" lang={otherLang({ lang: shownLang }, lang)}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  );
}

type AnnualReportProps = AboutTexts["annualReport"] & { report: ShownReport | null };

/** The link to the annual report; nothing while the charity has none to link to. */
function AnnualReport({ title, text, report }: AnnualReportProps) {
  const words = useWords(aboutPageWords);
  const lang = useLang();
  if (!report) return null;
  const { year, href, bytes } = report;
  const name = fill(words.reportOfYear, { year });
  return (
    <section className="section" aria-labelledby="annual-report">
      <div className="content report">
        <div className="stack">
          <h2 id="annual-report">{title}</h2>
          <p>{text}</p>
          <p>
            {bytes === null ? (
              <a className="button button-quiet" href={href} rel="external">
                {name}
              </a>
            ) : (
              <PdfLink pdf={{ href, name, lang, bytes }} className="button button-quiet" />
            )}
          </p>
        </div>
        <ReportArt className="report-art" />
      </div>
    </section>
  );
}

const TWIG = limbPath([
  { spine: points([200, 190, 206, 140, 240, 104, 262, 62]), from: 13, to: 2 },
  { spine: points([206, 142, 180, 110, 168, 74]), from: 7, to: 1 },
  { spine: points([232, 114, 276, 108, 306, 92]), from: 6, to: 1 },
]);

/** The drawing for the report: an open booklet out of which a twig grows. */
function ReportArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 250" fill="none" strokeLinejoin="round" aria-hidden="true">
      <circle cx="232" cy="106" r="92" fill={siteInk.ground} />
      <path
        fill={siteInk.leaf}
        stroke={siteInk.wood}
        strokeWidth="6"
        d="M200 204C160 176 96 172 48 184V232C96 220 160 222 200 242C240 222 304 220 352 232V184C304 172 240 176 200 204z"
      />
      <path stroke={siteInk.wood} strokeWidth="6" d="M200 204V242" />
      <path
        stroke={siteInk.wood}
        strokeWidth="3"
        strokeLinecap="round"
        d="M76 196q52-8 96 10M228 206q44-18 96-10"
      />
      <path fill={siteInk.wood} d={TWIG} />
      <CupFlower ink={siteFlower} x={262} y={66} scale={0.6} turn={20} />
      <Bud ink={siteFlower} x={168} y={76} scale={0.6} turn={-16} />
      <Bud ink={siteFlower} x={305} y={93} scale={0.5} turn={64} />
    </svg>
  );
}

const PEOPLE_SIZES = "(width < 48rem) calc(100vw - 3rem), 480px";
const SILK = flossPath(createRandom(4), [560, 60], 22, -0.7) + flossPath(createRandom(9), [60, 92], 18, -1);

/**
 * The people of the charity above their names: its own photograph of them, or a drawing of people in general. A drawn
 * face beside each name would be the face of somebody else.
 */
function PeoplePicture({ photo }: { photo: PageImage | null }) {
  if (photo) return <MediaImage {...photo} sizes={PEOPLE_SIZES} place={4 / 3} className="people-photo" />;
  return (
    <svg className="people-art" viewBox="0 -4 620 316" aria-hidden="true">
      <circle cx="310" cy="130" r="118" fill={siteInk.ground} />
      <path fill={siteInk.leaf} d="M4 294C150 258 470 258 616 294C470 316 150 316 4 294z" />
      <Cast name="grandmother" x={152} y={290} scale={0.9} turn={5} />
      <Cast name="lawyer" x={262} y={294} scale={0.9} turn={2} />
      <Cast name="walker" x={372} y={290} scale={0.9} turn={-2} />
      <Cast name="girl" x={474} y={294} scale={0.9} arms="wave" turn={-5} />
      <OpenFlower ink={siteFlower} x={92} y={280} scale={0.24} turn={20} plain />
      <path fill="none" stroke={siteInk.wood} strokeOpacity=".5" d={SILK} />
    </svg>
  );
}
