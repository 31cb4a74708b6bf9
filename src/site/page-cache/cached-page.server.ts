import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { Lang } from "../../platform/locale/lang";

const compress = promisify(brotliCompress);

/** Quickly is a millisecond or two of a thread, well is 30 to 65 and a tenth less. */
const QUALITY = { quickly: 7, well: 11 };

/**
 * A page by Brotli. With a window of 64 KB: with one of 4 MB a page is no smaller, and takes 26 MB while it is
 * compressed instead of 1.
 */
export function brotliPage(html: string | Buffer, how: keyof typeof QUALITY): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[how],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  };
  return compress(html, { params });
}

const gzipped = promisify(gzip);

export type PageStatus = 200 | 404;

export type Encoding = "br" | "gzip" | "identity";

/**
 * A finished page of the public site, the same for everybody. It is compressed quickly for its first request,
 * and well once it is requested again, which after most changes few pages are.
 */
export interface CachedPage {
  lang: Lang;
  /** 404 for the not-found page. */
  status: PageStatus;
  /** Stored compressed only, a third of the memory: few clients accept nothing else. */
  bodies: Record<Exclude<Encoding, "identity">, Buffer>;
  /** Strong, one for each encoding, since their bytes differ. */
  etags: Record<Encoding, string>;
  /** Of both forms of Brotli that a page may have, here or in another process: what they say is the same. */
  brotliEtags: readonly [quick: string, well: string];
  policy: string;
  /** True when it is to be compressed well at its next request. */
  quick: boolean;
}

/** A page of these bytes of HTML, which may do what `policy` says. */
export async function cachedPage(
  html: Buffer,
  lang: Lang,
  policy: string,
  status: PageStatus = 200,
): Promise<CachedPage> {
  const [br, gz] = await Promise.all([brotliPage(html, "quickly"), gzipped(html, { level: 8 })]);
  const digest = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const brotliEtags = [`"${digest}-quick-br"`, `"${digest}-br"`] as const;
  return {
    lang,
    status,
    // Copied, since zlib hands out a part of a much larger piece of memory.
    bodies: { br: Buffer.from(br), gzip: Buffer.from(gz) },
    etags: { identity: `"${digest}"`, br: brotliEtags[0], gzip: `"${digest}-gz"` },
    brotliEtags,
    policy,
    quick: true,
  };
}

/** The same page in fewer bytes. */
export async function compressedWell(page: CachedPage): Promise<CachedPage> {
  const br = await brotliPage(gunzipSync(page.bodies.gzip), "well");
  return {
    ...page,
    bodies: { ...page.bodies, br: Buffer.from(br) },
    etags: { ...page.etags, br: page.brotliEtags[1] },
    quick: false,
  };
}

/** A page as sent to a browser. */
export function bodyOf({ bodies }: CachedPage, encoding: Encoding): Buffer {
  return encoding === "identity" ? gunzipSync(bodies.gzip) : bodies[encoding];
}
