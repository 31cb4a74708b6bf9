import type { Localized } from "../locale/lang";
import { useLang } from "../locale/lang-context";
import type { Dimensions } from "../media/registry.server";
import { enrichRichText } from "./enrich";

const TABLE: Localized = { eng: "Table", tra: "表格", sim: "表格" };
const NO_DIMENSIONS: ReadonlyMap<string, Dimensions> = new Map();
/** The measure of text: full width on a phone, 68 characters beyond. */
const TEXT_WIDTH = "(min-width: 48rem) 44rem, 92vw";

interface RichTextProps {
  /** Stored rich text, which `sanitizeRichText` has seen. */
  html: string;
  /** `sizes` of its images; by default the measure of text. */
  sizes?: string;
  /** Sizes in pixels of the images, by id. */
  dimensions?: ReadonlyMap<string, Dimensions>;
  /** BCP 47 tag when the text is in another language than the page. */
  lang?: string;
}

/** Stored rich text on a public page; plain HTML, no script of its own. */
export function RichText({ html, sizes = TEXT_WIDTH, dimensions = NO_DIMENSIONS, lang }: RichTextProps) {
  const table = TABLE[useLang()];
  const tableLabel = (n: number, total: number) => (total > 1 ? `${table} ${n}` : table);
  const shown = enrichRichText(html, { sizes, dimensions, tableLabel });
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: shown }} />;
}
