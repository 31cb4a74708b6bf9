import { BareBough } from "../../../core/art/bare-bough";
import { newsDate } from "../../../core/locale/dates";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { MediaImage } from "../../../core/media/picture";
import { SiteLink } from "../../../core/site/frame/link";
import type { CardView } from "./news-view.server";
import { VideoCover } from "./video";

interface NewsCardProps {
  card: CardView;
  /** Heading level that fits the page around it. */
  level: 2 | 3;
  /** The first cards of a page are seen at once and load first. */
  priority?: boolean;
  /** A small card beside an article: cover and header alone. */
  small?: boolean;
}

const SIZES = "(width < 38rem) calc(100vw - 3rem), (width < 58rem) 45vw, 320px";

/** One news item in a list: cover or video, date, header that leads to it, first words. */
export function NewsCardItem({ card, level, priority = false, small = false }: NewsCardProps) {
  const lang = useLang();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li className="card">
      {card.video && !small ? (
        <VideoCover
          video={card.video}
          title={card.header.text}
          cover={card.cover}
          sizes={SIZES}
          priority={priority}
        />
      ) : (
        <CardCover {...card} priority={priority} />
      )}
      <p className="card-meta">
        <time dateTime={card.date}>{newsDate(card.date, lang)}</time>
      </p>
      <Heading lang={card.header.lang === lang ? undefined : LANG_TAG[card.header.lang]}>
        <SiteLink to={`/archiveitem?news_id=${card.id}`}>
          <Phrase text={card.header.text} lang={card.header.lang} />
        </SiteLink>
      </Heading>
      {!small && (
        <p
          className="card-preview"
          lang={card.preview.lang === lang ? undefined : LANG_TAG[card.preview.lang]}
        >
          {card.preview.text}
        </p>
      )}
    </li>
  );
}

function CardCover({ id, cover, priority }: Pick<CardView, "id" | "cover"> & { priority: boolean }) {
  if (!cover) return <BareBough id={id} className="card-cover" />;
  return <MediaImage {...cover} alt="" sizes={SIZES} priority={priority} className="card-cover" />;
}
