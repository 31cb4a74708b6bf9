import { depsContext } from "../core/deps.server";
import { fill } from "../core/locale/fill";
import { localeContext } from "../core/locale/request-lang.server";
import { useSiteWords } from "../core/locale/words/public";
import { PageHead } from "../core/site/frame/page-head";
import { useSiteDetails } from "../core/site/frame/site-details-context";
import { LayOutSoFar } from "../core/site/security/inline-script";
import { aboutChart } from "../features/chart/public/about-chart.server";
import { ChartSection } from "../features/chart/public/chart-section";
import { aboutDonors } from "../features/donors/public/about-donors.server";
import { FormsSection } from "../features/forms/public/forms-section";
import { shownForms } from "../features/forms/public/forms-view.server";
import { aboutNotes } from "../features/notes/public/about-notes.server";
import { NotesSection } from "../features/notes/public/notes-section";
import { OrganizationSection } from "../features/organization/public/organization-section";
import { aboutOrganization } from "../features/organization/view.server";
import { pageTexts } from "../features/pages/page-texts.server";
import { aboutAnnualReport } from "../features/site-details/public/about-annual-report.server";
import { aboutSpecial } from "../features/special/public/about-special.server";
import type { Route } from "./+types/about";
import aboutCss from "./about/about.css?url";
import { Acknowledgements } from "./about/acknowledgements";
import { AnnualReport } from "./about/annual-report";
import { about } from "./about/definition";
import { Objectives, Services } from "./about/services";

/** Its people may change while it is read, and then need rules that nothing on it needed before. */
export const handle = { linksStyle: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: aboutCss }];

/** One small function for each section that staff can edit. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const { lang } = context.get(localeContext);
  return {
    texts: await pageTexts(context, about),
    annualReport: await aboutAnnualReport(db),
    chart: await aboutChart(db, lang),
    donors: await aboutDonors(db, lang),
    forms: await shownForms(db, lang),
    notes: await aboutNotes(db, lang),
    organization: await aboutOrganization(db, lang),
    special: await aboutSpecial(db, lang),
  };
}

/**
 * Who the charity is, and what it and its members do. Sections are the children of `bands`, which gives each
 * a ground other than its neighbours'; one with nothing to show renders nothing and leaves no gap.
 */
export default function About({ loaderData }: Route.ComponentProps) {
  const title = fill(useSiteWords().about, { name: useSiteDetails().shortName });
  const { texts, annualReport, chart, donors, forms, notes, organization, special } = loaderData;
  return (
    <>
      <PageHead title={title} description={texts.description} path="/about" />
      <Objectives title={title} {...texts.objectives} />
      <div className="bands">
        {texts.services.items.length > 0 && <Services {...texts.services} />}
        <LayOutSoFar />
        <FormsSection {...texts.forms} forms={forms} />
        <OrganizationSection organization={organization} />
        <NotesSection notes={notes} />
        <ChartSection chart={chart} />
        <AnnualReport {...texts.annualReport} report={annualReport} />
        <Acknowledgements texts={texts.acknowledgements} donors={donors} special={special} />
      </div>
    </>
  );
}
