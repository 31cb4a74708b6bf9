/** The `rel` of a link to another site, so that the other site learns nothing of ours. */
export const EXTERNAL_REL = "noopener noreferrer";

// Browsers ignore these inside an address, so `java\nscript:` would still run.
const IGNORED_BY_BROWSERS = /\p{Cc}/gu;
const SITE_RELATIVE = /^\/(?![/\\])/;
const WITH_SCHEME = /^(?:https?:\/\/[^\s/\\]|mailto:[^\s:]|tel:\+?[\d(])/i;

/**
 * The address that a link may carry, cleaned, or null: http, https, mailto, tel, or a path of this site.
 * Cleaning it twice changes nothing.
 */
export function safeHref(value: string | null | undefined): string | null {
  const href = (value ?? "").replace(IGNORED_BY_BROWSERS, "").trim();
  if (SITE_RELATIVE.test(href)) return href;
  return WITH_SCHEME.test(href) && URL.canParse(href) ? href : null;
}

/** Whether a cleaned address leads off this site in a browser (not mail, telephone or a path). */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/**
 * The link for what somebody typed into an address box: `kapok.example` gets https, `a@kapok.example` mailto, a
 * telephone number tel. Null when it is none of these.
 */
export function hrefFromInput(typed: string): string | null {
  const text = typed.trim();
  const safe = safeHref(text);
  if (safe) return safe;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return safeHref(`mailto:${text}`);
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return safeHref(`tel:${text.replace(/[^\d+]/g, "")}`);
  return /^[^\s:/@]+\.[^\s:/@]{2,}(?:[:/?#]\S*)?$/.test(text) ? safeHref(`https://${text}`) : null;
}
