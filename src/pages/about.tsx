import { ArrowUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { aboutChart } from "../features/chart/public/about-chart.server";
import { ChartSection, hasChart } from "../features/chart/public/chart-section";
import { expenditureWords } from "../features/chart/public/words";
import { aboutDonors } from "../features/donors/public/about-donors.server";
import { FormsSection } from "../features/forms/public/forms-section";
import { shownForms } from "../features/forms/public/forms-view.server";
import { aboutNotes } from "../features/notes/public/about-notes.server";
import { NotesSection } from "../features/notes/public/notes-section";
import { notesWords } from "../features/notes/public/words";
import { hasPeople, OrganizationSection } from "../features/organization/public/organization-section";
import { peopleWords } from "../features/organization/public/words";
import { aboutOrganization } from "../features/organization/view.server";
import { pageEntry, pagePhoto } from "../features/pages/page-texts.server";
import { aboutAnnualReport } from "../features/site-details/public/about-annual-report.server";
import { aboutSpecial } from "../features/special/public/about-special.server";
import { depsContext } from "../platform/deps.server";
import { fill } from "../platform/locale/lang";
import { useWords } from "../platform/locale/lang-context";
import { localeContext } from "../platform/locale/request-lang.server";
import { useSiteWords } from "../platform/locale/words/public";
import { PageHead } from "../site/frame/page-head";
import { useSiteDetails } from "../site/frame/site-details-context";
import type { Route } from "./+types/about";
import aboutCss from "./about/about.css?url";
import { Acknowledgements, hasThanked } from "./about/acknowledgements";
import { AnnualReport } from "./about/annual-report";
import { about } from "./about/definition";
import { PeoplePicture } from "./about/people-picture";
import { Objectives, Services } from "./about/services";

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
