import { useContext } from "react";
import { homeTexts } from "../charity/home-texts";
import type { Database } from "../core/db/database.server";
import { depsContext } from "../core/deps.server";
import { fill } from "../core/locale/fill";
import type { Lang } from "../core/locale/lang";
import { useLang } from "../core/locale/lang-context";
import { localeContext } from "../core/locale/locale-context.server";
import { useSiteWords } from "../core/locale/use-site-words";
import { PageHead } from "../core/site/frame/page-head";
import { useSiteDetails } from "../core/site/frame/site-details-context";
import { LayOutSoFar } from "../core/site/page/lay-out-so-far";
import { LivePart } from "../core/site/page/live-part";
import { ServerData } from "../core/site/page/server-data";
import { serverDataContext } from "../core/site/page/server-data.server";
import { StaticPart } from "../core/site/page/static-part";
import { aboutChart } from "../features/chart/public/about-chart.server";
import { ChartSection } from "../features/chart/public/chart-section";
import { aboutDonors } from "../features/donors/public/about-donors.server";
import { FormsSection } from "../features/forms/public/forms-section";
import { shownForms } from "../features/forms/public/forms-view.server";
import { aboutNotes } from "../features/notes/public/about-notes.server";
import { NotesSection } from "../features/notes/public/notes-section";
import { aboutOrganization } from "../features/organization/public/about-organization.server";
import { OrganizationSection } from "../features/organization/public/organization-section";
import { aboutAnnualReport } from "../features/site-details/public/about-annual-report.server";
import { aboutSpecial } from "../features/special/public/about-special.server";
import type { Route } from "./+types/about";
import aboutCss from "./about/about.css?url";
import { Acknowledgements } from "./about/acknowledgements";
import { AnnualReport } from "./about/annual-report";
import { Objectives } from "./about/objectives";
import { Services } from "./about/services";

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: aboutCss }];

/** One small function for each section that staff can edit. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const { lang } = context.get(localeContext);
  context.set(serverDataContext, await staticData(db, lang));
  return { notes: await aboutNotes(db, lang), organization: await aboutOrganization(db, lang) };
}

const staticData = async (db: Database, lang: Lang) => ({
  annualReport: await aboutAnnualReport(db),
  chart: await aboutChart(db, lang),
  donors: await aboutDonors(db, lang),
  forms: await shownForms(db, lang),
  special: await aboutSpecial(db),
});

/**
 * Who the charity is, and what it and its members do. Sections are the children of `bands`, which gives each
 * a ground other than its neighbours'; one with nothing to show renders nothing and leaves no gap.
 */
export default function About({ loaderData: { notes, organization } }: Route.ComponentProps) {
  const still = useContext(ServerData) as Awaited<ReturnType<typeof staticData>>;
  return (
    <>
      <StaticPart id="about-head">{import.meta.env.SSR && <AboutHead />}</StaticPart>
      <div className="bands">
        <StaticPart id="about-services">{import.meta.env.SSR && <AboutServices />}</StaticPart>
        <StaticPart id="about-forms">
          {import.meta.env.SSR && <FormsSection forms={still.forms} />}
        </StaticPart>
        <LivePart id="about-people">
          <OrganizationSection organization={organization} />
        </LivePart>
        <LivePart id="about-notes">
          <NotesSection notes={notes} />
        </LivePart>
        <StaticPart id="about-chart">
          {import.meta.env.SSR && <ChartSection chart={still.chart} />}
        </StaticPart>
        <StaticPart id="about-report">
          {import.meta.env.SSR && <AnnualReport report={still.annualReport} />}
        </StaticPart>
        <StaticPart id="about-thanks">{import.meta.env.SSR && <Acknowledgements {...still} />}</StaticPart>
      </div>
    </>
  );
}

function AboutServices() {
  return (
    <>
      <Services />
      <LayOutSoFar />
    </>
  );
}

function AboutHead() {
  const lang = useLang();
  const title = fill(useSiteWords().about, { name: useSiteDetails().shortName });
  return (
    <>
      <PageHead title={title} description={homeTexts.hero.lead[lang]} path="/about" />
      <Objectives title={title} />
    </>
  );
}
