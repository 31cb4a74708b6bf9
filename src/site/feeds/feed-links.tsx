import { useLang } from "../../platform/locale/lang";
import { useOrigin, useSiteDetails } from "../frame/page";
import { useMirror } from "../mirror/mirror-context";
import { FEED_FORMATS, type FeedFormat, feedPath } from "./feed";

const FORMATS = Object.keys(FEED_FORMATS) as FeedFormat[];

interface FeedLinksProps {
  /** Of the feed, beside the charity's name. */
  title: string;
  /** A value of `cat`; null for the whole feed. */
  category?: string | null;
}

/**
 * Links the feeds of a page's content, for browsers and feed readers that discover them. React hoists it into
 * the head.
 */
export function FeedLinks({ title, category = null }: FeedLinksProps) {
  const lang = useLang();
  const origin = useOrigin();
  const { name } = useSiteDetails();
  if (useMirror()?.hasAddress === false) return null; // nor has it feeds
  return FORMATS.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEED_FORMATS[format].type}
      title={`${name} – ${title}`}
      href={`${origin}/${lang}${feedPath(format, category)}`}
    />
  ));
}
