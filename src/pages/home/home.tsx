import { homeTexts } from "../../charity/home-texts";
import { depsContext } from "../../core/deps.server";
import { useLang } from "../../core/locale/lang-context";
import { localeContext } from "../../core/locale/locale-context.server";
import { Phrase } from "../../core/locale/phrase";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";
import { PageHead } from "../../core/site/frame/page-head";
import { featured } from "../../features/news/featured.server";
import { cardViews } from "../../features/news/public/card-view.server";
import type { Route } from "./+types/home";
import { DonationBlock } from "./donation-block";
import { HeroTree } from "./hero-tree";
import { LatestNews } from "./latest-news";
import { Points } from "./points";
import { SmaSummary } from "./sma-summary";

/** Where most begin, to go on: with the rules in it, it is over the 12 KB that its HTML may have in all. */
export const handle = { linksStyle: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const { db } = context.get(depsContext);
  return { news: await cardViews(db, await featured(db), lang) };
}

export default function Home({ loaderData: { news } }: Route.ComponentProps) {
  const lang = useLang();
  const words = useSiteWords();
  const { hero } = homeTexts;
  return (
    <>
      <PageHead description={hero.lead[lang]} path="/" />
      <section className="hero">
        <HeroTree className="hero-art" />
        <div className="content hero-text">
          <div>
            <h1>
              <Phrase text={hero.title[lang]} lang={lang} />
            </h1>
            <p className="lead">{hero.lead[lang]}</p>
            <p className="actions">
              <SiteLink className="button button-main" to="/sma">
                {words.smaMore}
              </SiteLink>
              <a className="button button-quiet" href="#latest-news">
                {words.latestNews}
              </a>
            </p>
          </div>
        </div>
      </section>
      <SmaSummary />
      <Points />
      <LatestNews news={news} />
      <DonationBlock />
    </>
  );
}
