import { escapeHtml } from "../../../platform/html/text";
import { videoIn } from "../convert/videos";

const BLOCK =
  "address|article|aside|blockquote|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video";
const BESIDE_BLOCK = new RegExp(
  `(</?(?:${BLOCK})(?=[\\s/>])[^<>]*>)[ \\t]*\\n+|\\n+[ \\t]*(?=</?(?:${BLOCK})(?=[\\s/>]))`,
  "gi",
);
/** Parts in which each line break is one. */
const VERBATIM = /(<pre\b[^>]*>[\s\S]*?<\/pre>|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/gi;

/**
 * The HTML of a text as WordPress stores it: its shortcodes as what they show, and its blank lines as paragraphs, which
 * WordPress itself makes only when it shows them.
 * @param attachments addresses of files by their ids
 */
export function wordpressHtml(text: string, attachments: ReadonlyMap<string, string>): string {
  const shown = withoutShortcodes(text.replace(/\r\n?/g, "\n"), attachments);
  if (/<!--\s*wp:/.test(shown)) return shown;
  return shown
    .split(VERBATIM)
    .map((part, at) => (at % 2 === 1 ? part : inParagraphs(part)))
    .join("");
}

const inParagraphs = (text: string): string =>
  text
    .replace(BESIDE_BLOCK, (_, tag = "") => tag)
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => part.trim().replaceAll("\n", "<br>\n"))
    .filter((part) => part !== "")
    .join("\n<p>");

/** Layout shortcodes of page builders, without content of their own. */
const LAYOUT = /\[\/?(?:vc|et_pb|fusion|av|mk|su|cs|tatsu)_[^\]]*\]/g;
/** A film's address alone on its line, or in the frame of a block. */
const LONE_ADDRESS = /(^|\n|wrapper">)[ \t]*\n?[ \t]*(https?:\/\/[^\s<"]+)[ \t]*(?=\n|$|<\/div>)/g;

function withoutShortcodes(text: string, attachments: ReadonlyMap<string, string>): string {
  return text
    .replace(/\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, inner: string) => caption(inner))
    .replace(/\[gallery\b([^\]]*)\]/g, (_, options: string) => gallery(options, attachments))
    .replace(
      /\[(?:embed|youtube|vimeo)\b[^\]]*\]\s*(https?:\/\/[^\s[\]<]+)\s*\[\/(?:embed|youtube|vimeo)\]/g,
      (_, address: string) => embed(address),
    )
    .replace(
      /\[(?:youtube|vimeo|video|audio)\b([^\]]*)\](?:\s*\[\/(?:video|audio)\])?/g,
      (whole, options: string) => {
        const address = /https?:\/\/[^\s"'\]]+/.exec(options)?.[0];
        return address === undefined ? whole : embed(address);
      },
    )
    .replace(LAYOUT, "\n\n")
    .replace(LONE_ADDRESS, (whole, before: string, address: string) =>
      videoIn(address) === undefined ? whole : `${before}\n\n${embed(address)}\n\n`,
    );
}

const embed = (address: string): string =>
  `<oembed url="${escapeHtml(address.replaceAll("&amp;", "&"))}"></oembed>`;

function caption(inner: string): string {
  const [picture = ""] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
  return `<figure>${picture}<figcaption>${inner.replace(picture, "")}</figcaption></figure>`;
}

function gallery(options: string, attachments: ReadonlyMap<string, string>): string {
  const ids = /\bids\s*=\s*["'”]?([\d,\s]+)/.exec(options)?.[1]?.split(",") ?? [];
  const addresses = ids.flatMap((id) => attachments.get(id.trim()) ?? []);
  return addresses.map((address) => `\n\n<img src="${escapeHtml(address)}">\n\n`).join("");
}
