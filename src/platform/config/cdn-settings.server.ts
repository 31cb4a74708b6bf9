/** A header that a content delivery network asks for, as in `Authorization: Bearer …`. */
const HEADER = /^([\w-]+):\s*(\S.*)$/;

/** The network between the site and its visitors, which may keep its pages for all of them. */
export interface CdnSettings {
  /** The header about a page that it may keep; undefined when it may keep none. */
  caching: string | undefined;
  /** The request that tells it of a change; undefined when nobody does. */
  purge: { url: string; headers: Record<string, string> } | undefined;
}

/** Names of the settings that make these. */
interface Settings {
  CDN_MAX_AGE: number;
  PURGE_URL?: string | undefined;
  PURGE_HEADER?: string | undefined;
}

/** Tells whether a setting is a header with its value. */
export const isHeader = (text: string): boolean => HEADER.test(text);

/**
 * Browsers still ask every time. An old page is shown while a new one is fetched only where a purge takes it away
 * at a change; where the site does not answer, the last page is better than none.
 */
export function cdnSettings({ CDN_MAX_AGE: seconds, PURGE_URL, PURGE_HEADER = "" }: Settings): CdnSettings {
  const [, name, value] = HEADER.exec(PURGE_HEADER) ?? [];
  const meanwhile = PURGE_URL === undefined ? "" : `, stale-while-revalidate=${seconds}`;
  return {
    caching:
      seconds === 0 ? undefined : `public, max-age=0, s-maxage=${seconds}${meanwhile}, stale-if-error=86400`,
    purge:
      PURGE_URL === undefined
        ? undefined
        : {
            url: PURGE_URL,
            headers: { "Content-Type": "application/json", ...(name && value && { [name]: value }) },
          },
  };
}
