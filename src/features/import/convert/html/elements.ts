/** A set of names that are written with a space between two. */
const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that begin and end a paragraph. */
export const BLOCKS = names(`
  address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre
  search section select summary table tbody td textarea tfoot th thead tr ul xmp plaintext listing
`);

/** Elements without an end. */
export const VOID = names(`
  area base basefont bgsound br col command embed frame hr img image input isindex keygen link meta param source
  track wbr
`);

const INLINE = names(`
  a abbr acronym applet area audio b base basefont bdi bdo bgsound big blink br canvas cite code col colgroup
  command data datalist del dfn em embed font frame head i iframe image img input ins isindex kbd keygen label link
  map mark marquee math meta meter nobr noembed noframes noscript object oembed output param picture portal progress
  q rb rp rt rtc ruby s samp script slot small source spacer span strike strong style sub sup svg template
  time title track tt u var video wbr
  circle clippath defs desc ellipse filter foreignobject g image line lineargradient marker mask metadata path
  pattern polygon polyline radialgradient rect stop symbol text textpath tspan use
  annotation maction menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace
  msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics
`);

/** Attributes that say something without a value. */
const SWITCHES = names(`
  allowfullscreen async autofocus autoplay checked compact controls default defer disabled hidden inert ismap
  itemscope loop multiple muted nohref noshade novalidate nowrap open playsinline readonly required reversed selected
  webkitallowfullscreen mozallowfullscreen
`);

/** Elements of which the words are none of the author's, once they are closed. */
export const UNSAID = names(`
  applet audio canvas defs desc head iframe metadata noembed noframes noscript object template title video
`);

/** Elements of Office and the like, or of a site's own. */
const OWN_ELEMENT = /^[a-z][\w.]*(?::[\w.-]+|(?:-[\w.]+)+)$/;

/**
 * Returns whether what is between `<` and `>` is a tag of HTML, and not a word of the author's such as `<a@b.org>`
 * or the `<b` of `a <b and c> d`.
 * @param attributes by their names; undefined of one without a value
 */
export function isTag(name: string, attributes: ReadonlyMap<string, string | undefined>): boolean {
  if (OWN_ELEMENT.test(name)) return true;
  if (!BLOCKS.has(name) && !VOID.has(name) && !INLINE.has(name)) return false;
  if (attributes.size === 0) return true;
  return [...attributes].some(
    ([attribute, value]) => value !== undefined || SWITCHES.has(attribute) || attribute.startsWith("data-"),
  );
}
