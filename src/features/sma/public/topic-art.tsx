import { MediaImage } from "../../../media/picture";
import { fill } from "../../../platform/locale/lang";
import { useSiteWords } from "../../../platform/locale/words/public";
import type { TopicView } from "./sma-view.server";
import drawings from "./topic-drawings.svg?no-inline";

interface TopicArtProps {
  topic: Pick<TopicView, "key" | "cover" | "title">;
}

/** The photo of a topic, else its small drawing. */
export function TopicArt({ topic: { key, cover, title } }: TopicArtProps) {
  const { photoWith } = useSiteWords();
  if (!cover) return <Drawing topic={key} className="tile-art" />;
  const undescribed = fill(photoWith, { title: title.text });
  return <MediaImage {...cover} {...{ undescribed }} sizes="11rem" className="tile-art" />;
}

/** The drawing of a topic's tile once more, beside its heading; nothing where the tile has a photo. */
export function TopicArtAgain({ topic: { key, cover } }: TopicArtProps) {
  return cover ? null : <Drawing topic={key} className="topic-art" />;
}

/**
 * A drawing of a file that all of them are in: in the page they would be a quarter of it, before its text. The colours
 * are the page's, as what is used inherits its properties. A topic that staff added has the book.
 */
function Drawing({ topic, className }: { topic: TopicView["key"]; className: string }) {
  return (
    <svg className={className} viewBox="0 0 160 120" aria-hidden="true">
      <use href={`${drawings}#${topic ?? "further-information"}`} />
    </svg>
  );
}
