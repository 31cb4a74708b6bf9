import { Play } from "lucide-react";
import { BareBough } from "../../../art/bare-bough";
import { embedUrl, parseVideo, watchUrl } from "../../../content/kinds/video-address";
import { MediaImage } from "../../../media/picture";
import type { PageImage } from "../../../media/shown-images.server";
import { InlineScript } from "../../../platform/http/security/inline-script";
import { newsDate } from "../../../platform/locale/format";
import { fill, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Headline } from "../../../platform/locale/phrase";
import { useSiteWords } from "../../../platform/locale/words/public";
import { SiteLink } from "../../../site/frame/page";
import type { CardView } from "./news-view.server";
import { newsPublicWords } from "./words";

interface NewsCardProps {
  card: CardView;
  /** Heading level that fits the page around it. */
  level: 2 | 3;
  /** The first cards of a page are seen at once and load first. */
  priority?: boolean;
  /** A small card beside an article: cover and header alone. */
  small?: boolean;
  /** The first of a page, twice as wide in a wide window. */
  lead?: boolean;
}

const NARROW = "(width < 38rem) calc(100vw - 3rem), (width < 58rem) 45vw";
const SIZES = `${NARROW}, 320px`;
const LEAD_SIZES = `${NARROW}, 640px`;
/** Beside its header on a phone, above it where three are in a row and where they are below each other. */
const SMALL_SIZES = "(width < 40rem) 108px, (width < 64rem) 30vw, 256px";

/** One news item in a list: cover or video, date, header that leads to it, first words. */
export function NewsCardItem({ card, level, priority = false, small = false, lead = false }: NewsCardProps) {
  const lang = useLang();
  const sizes = small ? SMALL_SIZES : lead ? LEAD_SIZES : SIZES;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li className="card">
      {card.video && !small ? (
        <VideoCover
          video={card.video}
          title={card.header.text}
          cover={card.cover}
          sizes={sizes}
          priority={priority}
        />
      ) : (
        <CardCover {...card} {...{ priority, sizes }} />
      )}
      <p className="card-meta">
        <time dateTime={card.date}>{newsDate(card.date, lang)}</time>
      </p>
      <Heading lang={otherLang(card.header, lang)}>
        <SiteLink to={`/archiveitem?news_id=${card.id}`}>
          <Headline text={card.header.text} lang={card.header.lang} />
        </SiteLink>
      </Heading>
      {!small && <p lang={otherLang(card.preview, lang)}>{card.preview.text}</p>}
      {/* Last, so that the texts of a row's cards start at one height. */}
      {card.video && !small && <VideoNote video={card.video} />}
    </li>
  );
}

type CardCoverProps = Pick<CardView, "id" | "cover" | "header"> & { priority: boolean; sizes: string };

function CardCover({ id, cover, header, priority, sizes }: CardCoverProps) {
  const words = useSiteWords();
  if (!cover) return <BareBough id={id} className="card-cover" />;
  const undescribed = fill(words.photoWith, { title: header.text });
  return <MediaImage {...cover} {...{ undescribed, priority, sizes }} className="card-cover" />;
}

/** Plays the video in the place of its cover. */
const PLAY_HERE = `(v=>{v.onclick=e=>{e.preventDefault();const i=document.createElement("iframe");i.src=v.dataset.embed;i.title=v.dataset.title;i.referrerPolicy="strict-origin-when-cross-origin";i.allow="autoplay; fullscreen; picture-in-picture";v.replaceWith(i);i.focus()}})(document.currentScript.previousElementSibling)`;

interface VideoCoverProps {
  /** Id or address as stored. */
  video: string;
  title: string;
  cover: PageImage | null;
  sizes: string;
  /** As of {@link MediaImage}. */
  priority?: boolean;
}

/**
 * A video behind its cover: no request goes to its host before a visitor plays it, as {@link VideoNote} says beside
 * it. Without JavaScript the same link leads to the video's own page.
 */
export function VideoCover({ video, title, cover, sizes, priority = false }: VideoCoverProps) {
  const words = useWords(newsPublicWords);
  const { photoWith } = useSiteWords();
  const parsed = parseVideo(video);
  if (!parsed) return null;
  return (
    <div className="video">
      <a className="video-cover" href={watchUrl(parsed)} data-embed={embedUrl(parsed)} data-title={title}>
        <span className="video-play">
          <Play aria-hidden="true" size={26} />
          <span className="visually-hidden">
            {words.playVideo} <span>{title}</span>
          </span>
        </span>
        {/* Behind it, so that the name of the link begins with what it does. */}
        {cover && <MediaImage {...cover} {...{ sizes, priority }} undescribed={fill(photoWith, { title })} />}
      </a>
      <InlineScript code={PLAY_HERE} />
    </div>
  );
}

/** The words about what its host learns when a video is played. */
export function VideoNote({ video }: { video: string }) {
  const { videoNote } = useWords(newsPublicWords);
  const parsed = parseVideo(video);
  if (!parsed) return null;
  const host = parsed.host === "youtube" ? "YouTube" : "Vimeo";
  return <p className="card-meta video-note">{fill(videoNote, { host })}</p>;
}
