import { createHash } from "node:crypto";

const HEADERS = {
  images: "X-Page-Images",
  forms: "X-Page-Forms",
  scripts: "X-Page-Scripts",
  styles: "X-Page-Styles",
  frames: "X-Page-Frames",
} as const;

/** The origins that one page may use, beyond files of this origin: sources of a security policy. */
export interface PageOrigins {
  /** May give images. */
  images?: string;
  /** Forms may lead there. */
  forms?: string;
  /** Digests of the scripts that the program wrote into the page. */
  scripts?: string;
  /** Digests of the styles that it put there. */
  styles?: string;
  /** May be shown in a frame, once a visitor chooses so. */
  frames?: string;
}

/** Headers by which a page's makers say what it may have to do with; visitors never get them. */
export function pageOrigins(origins: PageOrigins): Record<string, string> {
  const names = Object.keys(HEADERS) as (keyof PageOrigins)[];
  return Object.fromEntries(names.flatMap((name) => (origins[name] ? [[HEADERS[name], origins[name]]] : [])));
}

/** Takes out of a rendered page's headers what {@link pageOrigins} put there. */
export function takeOrigins(headers: Headers): PageOrigins {
  const origins: PageOrigins = {};
  for (const name of Object.keys(HEADERS) as (keyof PageOrigins)[]) {
    origins[name] = headers.get(HEADERS[name]) ?? "";
    headers.delete(HEADERS[name]);
  }
  return origins;
}

/** Players that a visitor may open in the page by choosing to play a video. */
const PLAYERS = "https://www.youtube-nocookie.com https://player.vimeo.com";

/** The frames that a rendered page may open: players, where there is a video. */
export const framesOf = (html: string): string => (html.includes(" data-embed=") ? PLAYERS : "");

/**
 * No string is turned into HTML or a script's address, but by the one policy that a page's own script may
 * define.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default"];

/** The digest of an inline script or style, as a source of a policy that allows it. */
export function digestOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Takes the mark out of a rendered page, and gives the digests of the inline scripts that carried it. One that
 * came with content carries none and is not among them.
 */
export function takeScripts(marked: string, mark: string): { html: string; scripts: string } {
  const attribute = ` nonce="${mark}"`;
  const digests = marked.split("<script").flatMap((part) => {
    const [, attributes = "", code = ""] = part.match(/^([^>]*)>([\s\S]*?)<\/script>/) ?? [];
    if (!attributes.includes(attribute) || / src=/.test(attributes)) return [];
    return [digestOf(code)];
  });
  return { html: marked.replaceAll(attribute, ""), scripts: [...new Set(digests)].join(" ") };
}

/**
 * The Content-Security-Policy of one finished page: only the inline scripts and styles that the program wrote,
 * and files of this origin. Rich text was sanitised long before; this is the second net.
 * @param origins what else the page may have to do with
 * @param area Trusted Types are for the public site: the editor of the staff area parses HTML from strings, and
 *   so does React when it builds its screens in the browser.
 */
export function contentSecurityPolicy(
  { images = "", forms = "", scripts = "", styles = "", frames = "" }: PageOrigins = {},
  area: "public" | "staff" = "public",
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    `img-src 'self' data: blob: ${images}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    `form-action 'self' ${forms}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(area === "public" ? TRUSTED_TYPES : []),
  ].join("; ");
}
