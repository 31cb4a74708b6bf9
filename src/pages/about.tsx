import { fill } from "../core/locale/fill";
import { useLang } from "../core/locale/lang-context";
import { useMessages } from "../core/locale/use-messages";
import { PageHead } from "../core/site/page-head";
import { homeTexts } from "../site/home-texts";
import { siteConfig } from "../site.config";
import { AnnualReport } from "./about/annual-report";
import { Objectives } from "./about/objectives";
import { Services } from "./about/services";

/** Who the charity is: what it is for, what it does, and its annual report when there is one to link to. */
export default function About() {
  const lang = useLang();
  const title = fill(useMessages().about, { name: siteConfig.shortName[lang] });
  return (
    <>
      <PageHead title={title} description={homeTexts.hero.lead[lang]} path="/about" />
      <Objectives title={title} />
      <Services />
      <AnnualReport />
    </>
  );
}
