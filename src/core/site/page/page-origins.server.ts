const HEADERS = {
  images: "X-Page-Images",
  forms: "X-Page-Forms",
  scripts: "X-Page-Scripts",
  styles: "X-Page-Styles",
  frames: "X-Page-Frames",
} as const;

/** What one page may have to do with, beyond files of this origin: sources of a security policy. */
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
