import type { ShownImage } from "../../media/shown-images.server";
import { fill, LANG_TAG, type Localized } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { useSiteWords } from "../../platform/locale/words/public";
import { enrichRichText, markForeignPhrases } from "./enrich";

/** Words of rich text as visitors see it. */
const richTextWords: Localized<{ table: string }> = {
  eng: { table: "Table" },
  tra: { table: "表格" },
  sim: { table: "表格" },
};

const NO_IMAGES: ReadonlyMap<string, ShownImage> = new Map();
/** The measure of text: full width on a phone, 68 characters beyond. */
const TEXT_WIDTH = "(min-width: 48rem) 44rem, 92vw";

interface RichTextProps {
  /** Stored rich text, which `sanitizeRichText` has seen. */
  html: string;
  /** `sizes` of its images; by default the measure of text. */
  sizes?: string;
  /** Its images, by id. */
  images?: ReadonlyMap<string, ShownImage>;
  /** The title of the text, for an image without a description. */
  title?: string;
  /** BCP 47 tag when the text is in another language than the page. */
  lang?: string;
}

/** Stored rich text on a public page; plain HTML, no script of its own. */
export function RichText(props: RichTextProps) {
  const { html, sizes = TEXT_WIDTH, images = NO_IMAGES, title = "", lang } = props;
  const { photoWith } = useSiteWords();
  const { table } = useWords(richTextWords);
  const tableLabel = (n: number, total: number) => (total > 1 ? `${table} ${n}` : table);
  const marked = markForeignPhrases(html, lang ?? LANG_TAG[useLang()]);
  const shown = enrichRichText(marked, {
    sizes,
    images,
    undescribed: fill(photoWith, { title }),
    tableLabel,
  });
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: shown }} />;
}
