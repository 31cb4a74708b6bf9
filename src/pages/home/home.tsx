import { DonateArt } from "../../art/donate-art";
import { EmptyBranch } from "../../art/empty-branch";
import { SmaArt } from "../../art/sma-art";
import { WideDrawing } from "../../art/wide-drawing";
import type { Preset } from "../../features/donations/donation";
import { featured } from "../../features/news/feature.server";
import { NewsCardItem } from "../../features/news/public/card";
import { type CardView, cardViews } from "../../features/news/public/news-view.server";
import { newsPublicWords } from "../../features/news/public/words";
import { pageEntry, pagePhoto } from "../../features/pages/page-texts.server";
import { MediaImage } from "../../media/picture";
import { depsContext, localeContext } from "../../platform/loader-context.server";
import { withColon } from "../../platform/locale/format";
import { otherLang, paragraphsIn, useLang, useWords } from "../../platform/locale/lang";
import { Headline, Phrase } from "../../platform/locale/phrase";
import { useSiteWords } from "../../platform/locale/words/public";
import { hkd } from "../../platform/money/money";
import { charityWhole, StructuredData, useSite, websiteOf } from "../../site/discovery/structured-data";
import { FeedLinks } from "../../site/feeds/feed-links";
import { GIVE, Lead, MAIN, PageHead, SiteLink } from "../../site/frame/page";
import { useMirror } from "../../site/mirror/mirror-context";
import { donate } from "../donate/definition";
import { presetsOf } from "../donate/presets";
import type { Route } from "./+types/home";
import { type HomeTexts, home } from "./definition";
import { HeroTree } from "./hero-tree";
import { homePageWords } from "./words";

/** The number of points in sight; the others are behind Learn more. */
const FIRST_POINTS = 3;

/** Who we are in some points, most of them behind Learn more / Close. */
function Points({ title, lead, items }: HomeTexts["points"]) {
  const lang = useLang();
  const words = useWords(homePageWords);
  const others = items.slice(FIRST_POINTS);
  return (
    <section className="section points-section">
      <div className="content">
        <h2>{title}</h2>
        <p className="lead measure">
          <Phrase text={lead} lang={lang} />
        </p>
        <PointList items={items.slice(0, FIRST_POINTS)} />
        {others.length > 0 && (
          <details>
            <summary className="button button-quiet">
              <span className="when-closed">{words.learnMore}</span>
              <span className="when-open">{useSiteWords().close}</span>
            </summary>
            <PointList items={others} start={FIRST_POINTS + 1} />
          </details>
        )}
      </div>
      <WideDrawing name="branch" className="points-branch" />
    </section>
  );
}

/** Points with their numbers, which begin with `start`. */
function PointList({ items, start }: Pick<HomeTexts["points"], "items"> & { start?: number }) {
  const lang = useLang();
  return (
    <ol className="points-list" start={start}>
      {items.map((point) => (
        <li key={point.title}>
          <h3>
            <Phrase text={point.title} lang={lang} />
          </h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The start of most pages; with its rules it would exceed the 12 KB budget. */
export const handle = { linksStyle: true };

/** The photograph beside the headline is half as wide as the window, on a phone as wide. */
const HERO_SIZES = "(width < 64rem) 100vw, 50vw";

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const { db } = context.get(depsContext);
  const giving = await pageEntry(context, donate);
  const entry = await pageEntry(context, home);
  return {
    texts: entry[lang],
    photo: await pagePhoto(context, home, entry.photo),
    uses: presetsOf(giving, lang).filter(({ use }) => use !== ""),
    news: await cardViews(db, await featured(db), lang),
  };
}

export default function Home({ loaderData: { texts, photo, uses, news } }: Route.ComponentProps) {
  const lang = useLang();
  const { hero, doors, smaSummary, points, donation } = texts;
  const { site } = useSite();
  return (
    <>
      <PageHead description={hero.lead} path="/" />
      <FeedLinks title={useWords(newsPublicWords).feedTitle} />
      <StructuredData things={[charityWhole(site), websiteOf(site, useMirror() === undefined)]} />
      <section className="hero">
        <div className="content hero-text">
          <h1>
            <Headline text={hero.title} lang={lang} />
          </h1>
          <CallsToAction {...doors} />
          <Lead text={hero.lead} />
          {news[0] && <Newest {...news[0]} />}
          <QuietLinks />
        </div>
        {/* After the words: where the page arrives in pieces, they must not be pushed away by the drawing. */}
        {photo ? (
          <MediaImage {...photo} sizes={HERO_SIZES} place={4 / 3} className="hero-photo" />
        ) : (
          <HeroTree className="hero-art" />
        )}
      </section>
      <SmaSummary {...smaSummary} />
      {points.items.length > 0 && <Points {...points} />}
      <LatestNews news={news} />
      <DonationBlock {...donation} uses={uses} />
    </>
  );
}

/** The featured news: the first large, the others in a row below it. */
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
    <section className="section">
      <div className="content">
        <h2>{words.latestNews}</h2>
        {news.length === 0 ? (
          <div className="notice-page">
            <EmptyBranch className="notice-art" />
            <p>{words.noFeatured}</p>
            {all}
          </div>
        ) : (
          <>
            <ul className="card-grid featured-grid">
              {news.map((card, index) => (
                <NewsCardItem key={card.id} card={card} level={3} lead={index === 0} />
              ))}
            </ul>
            {all}
          </>
        )}
      </div>
    </section>
  );
}

/** SMA in two paragraphs, and the link to the rest. */
function SmaSummary({ title, text }: HomeTexts["smaSummary"]) {
  return (
    <section className="section section-leaf">
      <div className="content split">
        <div className="stack measure">
          <h2>{title}</h2>
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

/** Why a gift helps, and the link to give. */
function DonationBlock({ title, text, uses }: HomeTexts["donation"] & { uses: readonly Preset[] }) {
  const words = useWords(homePageWords);
  const shared = useSiteWords();
  return (
    <section className="section section-blush">
      <div className="content split split-reverse">
        <div className="stack measure">
          <h2>{title}</h2>
          <p>{text}</p>
          {uses.length > 0 && (
            <>
              <h3>{words.giftUse}</h3>
              <ul className="gift-uses">
                {uses.map(({ amount, use }) => (
                  <li key={amount}>
                    <SiteLink to={`/donate?choice=${amount}`}>
                      <b>{hkd(amount * 100)}</b> <span>{use}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
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

/**
 * Related links for those who come: a family that has just heard, somebody who wants to understand, a donor. They lead
 * past the header, as the skip link does: that is two presses of a switch less.
 */
function CallsToAction({ talk, talkNote, learn, give }: HomeTexts["doors"]) {
  const lang = useLang();
  return (
    <ul className="doors">
      <li>
        <SiteLink className="button button-main door" to={`/contact#${MAIN}`}>
          <div>
            <p>
              <Headline text={talk} lang={lang} />
            </p>
            {talkNote && (
              <p>
                <Phrase text={talkNote} lang={lang} />
              </p>
            )}
          </div>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="button button-quiet door" to={`/sma#${MAIN}`}>
          {learn}
        </SiteLink>
      </li>
      <li>
        <SiteLink className="button button-quiet door" to={`/donate#${GIVE}`}>
          {give}
        </SiteLink>
      </li>
    </ul>
  );
}

/** Links for those who come to help or to work with people with SMA. Below the rest, which visitors need first. */
function QuietLinks() {
  const words = useWords(homePageWords);
  return (
    <p className="quiet-ways">
      <SiteLink to="/involved">{words.volunteer}</SiteLink>
      <SiteLink to="/sma#care">{words.professionals}</SiteLink>
    </p>
  );
}

/** The newest of the news below, for returning visitors. */
function Newest({ id, header }: CardView) {
  const lang = useLang();
  return (
    <p className="newest">
      <span>{withColon(lang, useWords(homePageWords).latestNews)}</span>
      <SiteLink to={`/archiveitem?news_id=${id}`} lang={otherLang(header, lang)}>
        <Phrase text={header.text} lang={header.lang} />
      </SiteLink>
    </p>
  );
}
