import { useSiteWords } from "../../../core/locale/use-site-words";
import { SiteLink } from "../../../core/site/frame/link";
import type { Category } from "../category";
import { NewsCardItem } from "./card";
import type { CardView } from "./card-view.server";

/** The three newest others, and the categories of this item as ways into the archive. */
export function ItemSidebar({ others, category }: { others: CardView[]; category: Category[] }) {
  const words = useSiteWords();
  return (
    <aside className="article-side stack" aria-label={words.otherNews}>
      {category.length > 0 && (
        <>
          <h2>{words.categories}</h2>
          <ul className="tag-list">
            {category.map((name) => (
              <li key={name}>
                <SiteLink to={`/archive?${new URLSearchParams({ cat: name })}`}>
                  {words.newsCategory[name]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>{words.otherNews}</h2>
          <ul className="side-list">
            {others.map((card) => (
              <NewsCardItem key={card.id} card={card} level={3} small />
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
