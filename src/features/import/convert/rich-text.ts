import { LONGEST_RICH_TEXT } from "../../../content/kinds/text";
import { parseVideo, watchUrl } from "../../../content/kinds/video-address";
import { hrefFromInput, safeHref } from "../../../content/richtext/links";
import { escapeHtml, plainLines } from "../../../platform/html/text";
import { mediaUrl, pdfUrl } from "../../../platform/media-urls";
import type { ConvertContext } from "./context";
import {
  type Block,
  type Embed,
  isParagraph,
  type Link,
  type Paragraph,
  type Picture,
  type Run,
} from "./html/blocks";
import { readBlocks } from "./html/read-blocks";
import { tidied } from "./html/tidy";
import { writeHtml } from "./html/write";
import { textParagraphs } from "./plain-text";
import { videoIn } from "./videos";

/** A rich text of the old site as it is here. */
export interface RichText {
  html: string;
  /** The first video that it embedded, where the language has none of its own; it is not in the text any more. */
  video?: string;
}

interface Options {
  /** Whether a video is taken out of the text. */
  takesVideo: boolean;
  /** What follows it. */
  ending?: readonly Block[];
}

/**
 * A text of any editor as our rich text: all its words in their order, pictures and PDFs of the media host from the
 * library. Code goes without a trace.
 */
export async function richTextOf(
  text: string,
  where: string,
  context: ConvertContext,
  { takesVideo, ending = [] }: Options,
): Promise<RichText> {
  const read = readBlocks(text);
  if (!read) return { html: fitted([...textParagraphs(text), ...ending], where, context) };
  const files = new TextFiles(where, context, takesVideo);
  const blocks = await files.placed(tidied(read));
  return {
    html: fitted([...blocks, ...ending], where, context),
    ...(files.video !== undefined && { video: files.video }),
  };
}

/** The files of one text, each put where the text has it. */
class TextFiles {
  video: string | undefined;
  readonly #where: string;
  readonly #context: ConvertContext;
  readonly #takesVideo: boolean;
  readonly #links = new Map<Link, Link | undefined>();

  constructor(where: string, context: ConvertContext, takesVideo: boolean) {
    this.#where = where;
    this.#context = context;
    this.#takesVideo = takesVideo;
  }

  /** The blocks with the files that came; what could not come leaves a gap. */
  async placed(blocks: readonly Block[]): Promise<Block[]> {
    const done: Block[] = [];
    for (const block of blocks) done.push(...(await this.#placedBlock(block)));
    return done;
  }

  async #placedBlock(block: Block): Promise<Block[]> {
    if (isParagraph(block)) return [await this.#paragraph(block)];
    if (block.kind === "picture") return this.#picture(block);
    if (block.kind === "embed") return this.#embed(block);
    if (block.kind === "list") {
      for (const item of block.items) item.blocks = await this.placed(item.blocks);
      return [{ ...block, items: block.items.filter(({ blocks }) => blocks.length > 0) }];
    }
    if (block.kind === "quote") return [{ ...block, blocks: await this.placed(block.blocks) }];
    for (const cell of block.rows.flat()) cell.blocks = await this.placed(cell.blocks);
    return [block];
  }

  async #paragraph(paragraph: Paragraph): Promise<Paragraph> {
    const runs: Paragraph["runs"] = [];
    for (const run of paragraph.runs) runs.push({ ...run, link: await this.#link(run.link) });
    return { ...paragraph, runs };
  }

  async #link(link: Link | undefined): Promise<Link | undefined> {
    if (!link) return undefined;
    if (!this.#links.has(link)) {
      const href = await linkAddress(link.href, this.#where, this.#context);
      this.#links.set(link, href === undefined ? undefined : { href });
    }
    return this.#links.get(link);
  }

  async #picture(picture: Picture): Promise<Block[]> {
    const { source, link } = picture;
    const isOurs = /^data:/i.test(source) || this.#context.isOldMedia(source);
    if (!isOurs) this.#context.report("otherHost", this.#where, source.slice(0, LONGEST_DETAIL));
    const id = isOurs ? await this.#context.picture(source, this.#where) : undefined;
    const around = await this.#linkAround(picture, link);
    return [...(id ? [{ ...picture, id }] : []), ...around];
  }

  /** The link that a picture was: its words below it, unless it led to the picture itself. */
  async #linkAround({ source, alt }: Picture, link: Link | undefined): Promise<Block[]> {
    if (!link || isSameFile(link.href, source)) return [];
    const target = await this.#link(link);
    return target ? [linkParagraph(target.href, alt || link.href)] : [];
  }

  #embed({ address, title }: Embed): Block[] {
    const video = videoIn(address);
    if (video !== undefined && this.#takesVideo && this.video === undefined) {
      this.video = video;
      return [];
    }
    const parsed = video === undefined ? null : parseVideo(video);
    const href = parsed ? watchUrl(parsed) : pageOf(address);
    if (href === undefined) return [];
    if (!parsed) this.#context.report("frame", this.#where, href.slice(0, LONGEST_DETAIL));
    return [linkParagraph(href, title || href)];
  }
}

const LONGEST_DETAIL = 300;

/** Returns whether both addresses are of one file, in two sizes. */
function isSameFile(one: string, other: string): boolean {
  const last = (address: string) =>
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  return one === other || (last(one) !== "" && last(one) === last(other));
}

/** The page that a frame shows; of Facebook's player that of the film. */
function pageOf(address: string): string | undefined {
  const whole = address.startsWith("//") ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const played = /(?:^|\.)facebook\.com$/.test(url.hostname) ? url.searchParams.get("href") : null;
  return played !== null && /^https?:\/\//i.test(played) && URL.canParse(played) ? played : whole;
}

/** The tags of one text, of which the server takes no more. */
const MOST_TAGS = 20_000;
const countTags = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

/** The HTML of blocks, as much of it as fits into a field; the report says what does not. */
function fitted(blocks: readonly Block[], where: string, { report }: Pick<ConvertContext, "report">): string {
  const html = writeHtml(blocks);
  const isComplex = countTags(html) >= MOST_TAGS;
  if (isComplex) report("tooComplex", where);
  const whole = isComplex ? `<p>${escapeHtml(plainLines(html).join(" "))}</p>` : html;
  if (whole.length <= LONGEST_RICH_TEXT) return whole;
  report("tooLong", where, String(whole.length));
  return isComplex ? shortened(whole) : beginning(blocks);
}

/** The first blocks, and of the next as many words as there is room for. */
function beginning(blocks: readonly Block[]): string {
  let html = "";
  for (const block of blocks) {
    const next = writeHtml([block]);
    if (html.length + next.length > LONGEST_RICH_TEXT)
      return (
        html + shortened(`<p>${escapeHtml(plainLines(next).join(" "))}</p>`, LONGEST_RICH_TEXT - html.length)
      );
    html += next;
  }
  return html;
}

/** A paragraph without marks, cut between two words. */
function shortened(paragraph: string, length = LONGEST_RICH_TEXT): string {
  const end = "</p>";
  const cut = paragraph.slice(0, Math.max(0, length - end.length)).replace(/<\/?p?$|&[#\w]*$/, "");
  const words = cut.replace(/\s+\S*$/, "");
  const isOneWord = words.length < cut.length - 1000;
  const text = isOneWord ? cut : words;
  return text.length <= "<p>".length ? "" : text.toWellFormed() + end;
}

const PICTURE_WIDTH = 1920;
/** Addresses as people type them, which browsers take for a file of the site. */
const TYPED = /^(?:www\.|[^/?#]+@)/i;
/** Addresses of nothing, and code. */
const NOWHERE = /^(?:#|javascript:|vbscript:|about:|data:|blob:|file:|$)/i;

/**
 * The address that a link of the old site has here: of a file of its media host the file in the library, of anything
 * else the same; undefined where there is none.
 */
async function linkAddress(
  href: string,
  where: string,
  context: ConvertContext,
): Promise<string | undefined> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in an address
  const address = href.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  if (context.isOldMedia(address)) return fileAddress(address, where, context);
  if (NOWHERE.test(address)) return undefined;
  const known =
    safeHref(address.startsWith("//") ? `https:${address}` : address) ??
    (TYPED.test(address) ? hrefFromInput(address) : null);
  if (known === null) context.report("linkLeftOut", where, address.slice(0, LONGEST_DETAIL));
  return known ?? undefined;
}

/** Endings of files that are neither pictures nor PDFs. */
const OTHER_KIND = /\.(?!(?:pdf|jpe?g|png|gif|webp|avif|hei[cf]|svg|bmp|tiff?)$)[a-z][a-z\d]{1,4}$/i;

async function fileAddress(address: string, where: string, context: ConvertContext) {
  if (OTHER_KIND.test(pathOf(address))) {
    context.report("fileKind", where, address.slice(0, LONGEST_DETAIL));
    return undefined;
  }
  if (isPicture(address)) {
    const picture = await context.picture(address, where);
    return picture && mediaUrl(picture, PICTURE_WIDTH);
  }
  const pdf = await context.pdf(address, where);
  return pdf && pdfUrl(pdf, fileName(address));
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, "");

const isPicture = (address: string): boolean =>
  !/\.pdf$/i.test(pathOf(address)) && !/\/raw\/upload\/|\/fl_attachment\b/.test(pathOf(address));

/** The name of a PDF by its address. */
function fileName(address: string): string {
  const last = pathOf(address).split("/").at(-1) ?? "";
  const name = (() => {
    try {
      return decodeURIComponent(last);
    } catch {
      return last;
    }
  })();
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}

const plainRun = (text: string): Run => ({
  ...{ text, isStrong: false, isEmphasis: false },
  ...{ link: undefined, unsaid: undefined },
});

/** A paragraph of some words. */
export const textParagraph = (text: string): Paragraph => ({ kind: "p", marker: "", runs: [plainRun(text)] });

/** A paragraph that is a link. */
export const linkParagraph = (href: string, words: string): Paragraph => ({
  kind: "p",
  marker: "",
  runs: [{ ...plainRun(words), link: { href } }],
});
