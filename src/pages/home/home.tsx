import { DonateArt } from "../../core/art/donate-art";
import { EmptyBranch } from "../../core/art/empty-branch";
import { SectionBreak } from "../../core/art/section-break";
import { SmaArt } from "../../core/art/sma-art";
import { depsContext } from "../../core/deps.server";
import { paragraphsIn } from "../../core/locale/in-language";
import { useLang, useWords } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { localeContext } from "../../core/locale/request-lang.server";
import { useSiteWords } from "../../core/locale/words/public";
import { SiteLink } from "../../core/site/frame/link";
import { PageHead } from "../../core/site/frame/page-head";
import { featured } from "../../features/news/featured.server";
import { NewsCardItem } from "../../features/news/public/card";
import { type CardView, cardViews } from "../../features/news/public/news-view.server";
import { pageTexts } from "../../features/pages/page-texts.server";
import type { Route } from "./+types/home";
import { type HomeTexts, home } from "./definition";
import { HeroTree } from "./hero-tree";
import { homePageWords } from "./words";

/** Where most begin, to go on: with the rules in it, it is over the 12 KB that its HTML may have in all. */
export const handle = { linksStyle: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const { db } = context.get(depsContext);
  return { texts: await pageTexts(context, home), news: await cardViews(db, await featured(db), lang) };
}

export default function Home({ loaderData: { texts, news } }: Route.ComponentProps) {
  const lang = useLang();
  const words = useWords(homePageWords);
  const { hero, smaSummary, points, donation } = texts;
  return (
    <>
      <PageHead description={hero.lead} path="/" />
      <section className="hero">
        <HeroTree className="hero-art" />
        <div className="content hero-text">
          <div>
            <h1>
              <Phrase text={hero.title} lang={lang} />
            </h1>
            <p className="lead">{hero.lead}</p>
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
      <SmaSummary {...smaSummary} />
      {points.items.length > 0 && <Points {...points} />}
      <LatestNews news={news} />
      <DonationBlock {...donation} />
    </>
  );
}

/** The featured news: the first large, the others beside it. */
function LatestNews({ news }: { news: CardView[] }) {
  const words = useWords(homePageWords);
  const all = (
    <p className="actions">
      <SiteLink className="button button-quiet" to="/archive">
        {words.allNews}
      </SiteLink>
    </p>
  );
  return (
    <section className="section" aria-labelledby="latest-news">
      <div className="content">
        <h2 id="latest-news">{words.latestNews}</h2>
        {news.length === 0 ? (
          <div className="notice-page">
            <EmptyBranch className="notice-art" />
            <p>{words.noFeatured}</p>
            {all}
          </div>
        ) : (
          <>
            <ul className="card-grid featured-grid">
              {news.map((card) => (
                <NewsCardItem key={card.id} card={card} level={3} />
              ))}
            </ul>
            {all}
          </>
        )}
      </div>
    </section>
  );
}

/** SMA in two paragraphs, and the way to the rest. */
function SmaSummary({ title, text }: HomeTexts["smaSummary"]) {
  return (
    <section className="section section-leaf" aria-labelledby="sma-summary">
      <div className="content split">
        <div className="stack measure">
          <h2 id="sma-summary">{title}</h2>
          {paragraphsIn(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SiteLink className="button button-quiet" to="/sma">
              {useWords(homePageWords).smaMore}
            </SiteLink>
          </p>
        </div>
        <SmaArt className="split-art" />
      </div>
    </section>
  );
}

/** Why a gift helps, and the way to give. */
function DonationBlock({ title, text }: HomeTexts["donation"]) {
  const words = useWords(homePageWords);
  const shared = useSiteWords();
  return (
    <section className="section section-blush" aria-labelledby="donation">
      <div className="content split split-reverse">
        <div className="stack measure">
          <h2 id="donation">{title}</h2>
          <p>{text}</p>
          <p className="actions">
            <SiteLink className="button button-donate" to="/donate">
              {shared.donate}
            </SiteLink>
            <SiteLink className="button button-quiet" to="/donate#ways-to-give">
              {words.waysToGive}
            </SiteLink>
          </p>
        </div>
        <DonateArt className="split-art" />
      </div>
    </section>
  );
}

/** Who we are in some points, behind Learn more / Close. */
function Points({ title, lead, items }: HomeTexts["points"]) {
  const words = useWords(homePageWords);
  return (
    <section className="section points-section" aria-labelledby="points">
      <div className="content">
        <h2 id="points">{title}</h2>
        <p className="lead measure">{lead}</p>
        <details className="points">
          <summary className="button button-quiet">
            <span className="when-closed">{words.learnMore}</span>
            <span className="when-open">{words.close}</span>
          </summary>
          <ul className="points-list">
            {items.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <SectionBreak className="points-branch" />
    </section>
  );
}
