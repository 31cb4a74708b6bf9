import type { ShownImage } from "../../media/shown-images.server";
import { escapeHtml, plainText } from "../../platform/html/text";
import { fill, LANG_TAG, type Localized, useLang, useWords } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";
import { mediaUrl, srcSet } from "../../platform/media-urls";

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

const TABLE = /<table>([\s\S]*?)<\/table>/g;
const ROW = /<tr>[\s\S]*?<\/tr>/g;
const CELL = /<(t[hd])([^>]*)>([\s\S]*?)<\/t[hd]>/g;

/** The text of each cell of a row that has only column headers; else null. */
function headingsOf(row: string): string[] | null {
  const cells = [...row.matchAll(CELL)];
  if (cells.length < 2 || cells.some(([, tag]) => tag !== "th")) return null;
  return cells.map(([, , , words = ""]) => plainText(words));
}

/** A table whose cells know the heading of their column, for windows where each row is a list; null where it is no plain grid. */
function withLabels(table: string): string | null {
  const [first = "", ...rows] = table.match(ROW) ?? [];
  const headings = headingsOf(first);
  if (!headings || rows.length === 0 || /\s(?:col|row)span=/.test(table)) return null;
  let index = -1;
  return table.replaceAll(ROW, (row) => {
    index += 1;
    if (index === 0) return row;
    let column = -1;
    return row.replaceAll(CELL, (cell, tag: string) => {
      column += 1;
      if (tag === "th" || column === 0) return cell;
      return cell.replace("<td", `<td data-label="${escapeHtml(headings[column] ?? "")}"`);
    });
  });
}

/**
 * The tables of rich text as a page shows them: each in a container that scrolls by keyboard too, and where one has a
 * heading for each column, with it at each cell, so that a phone can show its rows one below the other.
 * @param label accessible name of the n-th table (from 1) of `total`
 */
function showTables(html: string, label: (n: number, total: number) => string): string {
  const total = html.match(TABLE)?.length ?? 0;
  let n = 0;
  return html.replaceAll(TABLE, (whole, table: string) => {
    n += 1;
    const labelled = withLabels(table);
    const shown = labelled === null ? whole : `<table>${labelled}</table>`;
    const names = labelled === null ? "table-scroll" : "table-scroll table-rows";
    return `<div class="${names}" role="region" tabindex="0" aria-label="${escapeHtml(label(n, total))}">${shown}</div>`;
  });
}

const CHINESE = /\p{Script=Han}(?:[\p{Script=Han}\p{N}\u3000-\u303f\uff01-\uff60·…]*\p{Script=Han})?/gu;
/**
 * Two words or more, with what separates them. A single one is a name or a term of the text's own language.
 */
const ENGLISH = /[A-Z][A-Z’'-]*(?:[ ,]+[A-Z][A-Z\d’'-]*)+/gi;
const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;

/**
 * Stored rich text with the language of what is not in its own: Chinese in an English text, in which a
 * reader's program would else spell it out and show it in Japanese forms, and English in a Chinese one. No
 * manual markup is needed (WCAG 2.2, 3.1.2).
 * @param lang the BCP 47 tag of the text
 */
function markForeignPhrases(html: string, lang: string): string {
  const isEnglish = lang === LANG_TAG.eng;
  const foreign = isEnglish ? CHINESE : ENGLISH;
  const marked = `<span lang="${isEnglish ? LANG_TAG.tra : LANG_TAG.eng}">$&</span>`;
  return html.replace(TAG_OR_TEXT, (part) => (part.startsWith("<") ? part : part.replace(foreign, marked)));
}

/** The additions of the page to stored rich text. */
interface Enrichment {
  /** The `sizes` attribute of images. */
  sizes: string;
  /** The stored images as the page shows them, by id. */
  images: ReadonlyMap<string, ShownImage>;
  /** The description of an image that has none, neither here nor in the library. */
  undescribed: string;
  /** Accessible name of the n-th table (from 1) of `total`. */
  tableLabel: (n: number, total: number) => string;
}

const IMAGE = /<img data-media-id="([^"]+)"[^>]*? alt="([^"]*)">/g;
const FALLBACK_WIDTH = 960;

/** @param ownAlt what the text itself says of the image, escaped; `""` leaves it to the library */
function imageTag(id: string, ownAlt: string, { sizes, images, undescribed }: Enrichment): string {
  const size = images.get(id);
  const tint = size?.tint ? ` class="${size.tint}"` : "";
  const alt = ownAlt || escapeHtml(size?.alt ?? undescribed);
  const lang = ownAlt === "" && size?.lang ? ` lang="${size.lang}"` : "";
  const box = size ? `${tint} width="${size.width}" height="${size.height}"` : "";
  const source = `src="${escapeHtml(mediaUrl(id, FALLBACK_WIDTH, size?.version))}" srcset="${escapeHtml(srcSet(id, size?.width, size?.version))}"`;
  return `<img ${source} sizes="${escapeHtml(sizes)}"${box} loading="lazy" decoding="async"${lang} alt="${alt}">`;
}

/**
 * Stored (sanitised) rich text as a public page shows it: images in every size the store offers, loaded when
 * near; tables as wide as the window lets them be.
 */
function enrichRichText(html: string, enrichment: Enrichment): string {
  const withImages = html.replace(IMAGE, (_tag, id: string, alt: string) => imageTag(id, alt, enrichment));
  return showTables(withImages, enrichment.tableLabel);
}
