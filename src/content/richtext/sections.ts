import { plainText } from "../../platform/html/text";

/**
 * A section of rich text: the content below a heading; the heading is `""` for the content above the first.
 */
export interface RichSection {
  heading: string;
  html: string;
}

/** The parts of stored (sanitised) rich text, by its larger headings. */
export function sectionsIn(html: string): RichSection[] {
  const [before = "", ...parts] = html.split("<h2>");
  const sections = parts.map((part) => {
    const end = part.indexOf("</h2>");
    return { heading: plainText(part.slice(0, end)), html: part.slice(end + "</h2>".length) };
  });
  return before === "" ? sections : [{ heading: "", html: before }, ...sections];
}
