import { hrefFromInput, safeHref } from "../../../content/richtext/links";
import { mediaUrl, pdfUrl } from "../../../platform/media-urls";
import type { ConvertContext } from "./context";

const PICTURE_WIDTH = 1920;
/** Addresses as people type them, which browsers take for a file of the site. */
const TYPED = /^(?:www\.|[^/?#]+@)/i;
/** Addresses of nothing, and code. */
const NOWHERE = /^(?:#|javascript:|vbscript:|about:|data:|blob:|file:|$)/i;

/**
 * The address that a link of the old site has here: of a file of its media host the file in the library, of anything
 * else the same; undefined where there is none.
 */
export async function linkAddress(
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

const LONGEST_DETAIL = 300;

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
