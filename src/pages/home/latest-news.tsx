import { EmptyBranch } from "../../core/art/empty-branch";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";
import { NewsCardItem } from "../../features/news/public/card";
import type { CardView } from "../../features/news/public/card-view.server";

/** The featured news: the first large, the others beside it. */
export function LatestNews({ news }: { news: CardView[] }) {
  const words = useSiteWords();
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
