import { mediaUrl, srcSet, type Width, widthsOf } from "../platform/media-urls";

interface MediaImageProps {
  id: string;
  /** Its description; empty for decoration, null while nobody has said. */
  alt: string | null;
  /** The words in place of a description that nobody has given. */
  undescribed?: string | undefined;
  /** Language tag of `alt` where it is in another language than what is around it. */
  lang?: string | undefined;
  /** Size of the original in pixels, so that the page does not move when the image arrives. */
  width?: number | undefined;
  height?: number | undefined;
  /** Classes of its colour while it loads, as the registry gives them. */
  tint?: string | undefined;
  /** Which version of the file is shown, as the registry gives it. */
  version?: number | undefined;
  /**
   * The width at which it is shown, as the `sizes` attribute: `"(min-width: 48rem) 50vw, 100vw"`. Its rem is the
   * browser's 16 pixels, not the page's 18; what is called a hair narrower than it is spares many phones the next
   * larger file.
   */
  sizes: string;
  /** The width of its place by its height, where a wider picture fills it and is seen in part. */
  place?: number;
  /** For the one image that the reader sees first: loaded at once and before others. */
  priority?: boolean;
  /** Classes by which a crop centres on what matters. */
  focus?: string | undefined;
  className?: string | undefined;
}

/** The width for browsers that do not know `srcset`. */
const PLAIN_WIDTH: Width = 960;

/** An image of the media store in the width that the reader's screen needs; its format follows `Accept`. */
export function MediaImage(props: MediaImageProps) {
  const {
    id,
    alt,
    undescribed = "",
    lang,
    width,
    height,
    tint,
    focus,
    version,
    sizes,
    place,
    priority,
    className,
  } = props;
  const beyond = place && width && height ? width / height / place : 1;
  const classes = [className, tint, focus].filter(Boolean).join(" ");
  const plain = widthsOf(width ?? PLAIN_WIDTH).findLast((w) => w <= PLAIN_WIDTH) ?? PLAIN_WIDTH;
  return (
    <img
      alt={alt ?? undescribed}
      lang={lang}
      className={classes || undefined}
      width={width}
      height={height}
      // One that waits to be nearly in sight is laid out before it is chosen: browsers that can, measure. They do
      // not measure what its place cuts off.
      sizes={beyond >= SEEN_IN_PART ? widened(sizes, beyond) : priority ? sizes : `auto, ${sizes}`}
      srcSet={srcSet(id, width, version)}
      src={mediaUrl(id, plain, version)}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={priority ? "high" : "auto"}
    />
  );
}

/** The ratio from which a picture that is wider than its place is requested larger. One of 16:9 in 4:3 looks sharp enough. */
const SEEN_IN_PART = 1.5;

/** The `sizes` of a picture that is wider than its place by `factor`. */
const widened = (sizes: string, factor: number): string =>
  sizes
    .split(", ")
    .map((size) =>
      size.replace(
        /^(\(.*?\) )?(.+)$/,
        (_, when = "", length) => `${when}calc(${factor.toFixed(2)} * ${length})`,
      ),
    )
    .join(", ");
