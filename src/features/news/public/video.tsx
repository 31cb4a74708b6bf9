import { Play } from "lucide-react";
import { embedUrl, parseVideo, watchUrl } from "../../../content/kinds/video-address";
import { MediaImage } from "../../../media/picture";
import type { PageImage } from "../../../media/shown-images.server";
import { InlineScript } from "../../../platform/http/security/inline-script";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useSiteWords } from "../../../platform/locale/words/public";
import { newsPublicWords } from "./words";

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
