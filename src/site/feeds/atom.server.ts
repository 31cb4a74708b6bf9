import { escapeHtml } from "../../platform/html/text";
import type { Shown } from "../../platform/locale/fallback.server";
import { LANG_TAG } from "../../platform/locale/lang";
import type { Feed } from "./feed";

/** Characters that XML 1.0 cannot represent, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string): string => escapeHtml(text.replaceAll(NOT_IN_XML, ""));

/** A feed as Atom 1.0 (RFC 4287). */
export function atomOf(feed: Feed): string {
  const inLang = (text: Shown) => (text.lang === feed.lang ? "" : ` xml:lang="${LANG_TAG[text.lang]}"`);
  const entries = feed.entries.map(
    ({ id, url, title, summary, content, tags, published, updated }) => `<entry>
<id>${xml(id)}</id>
<title${inLang(title)}>${xml(title.text)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<published>${xml(published)}</published>
<updated>${xml(updated)}</updated>
${tags.map((tag) => `<category term="${xml(tag)}"/>\n`).join("")}${
  summary.text === "" ? "" : `<summary${inLang(summary)}>${xml(summary.text)}</summary>\n`
}<content type="html"${inLang(content)}>${xml(content.text)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANG_TAG[feed.lang]}">
<id>${xml(feed.id)}</id>
<title>${xml(feed.title)}</title>
<updated>${xml(feed.updated)}</updated>
<author><name>${xml(feed.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>
${entries.join("")}</feed>
`;
}
