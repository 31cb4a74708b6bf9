/** A header that a content delivery network requires, as in `Authorization: Bearer …`. */
const HEADER = /^([\w-]+):\s*(\S.*)$/;

/** The network between the site and its visitors, which may cache its pages. */
export interface CdnSettings {
  /** The header of a page that it may cache; undefined when it may cache none. */
  caching: string | undefined;
  /** The request that purges it after a change; undefined without one. */
  purge: { url: string; headers: Record<string, string> } | undefined;
}

/** Names of the settings that make these. */
interface Settings {
  CDN_MAX_AGE: number;
  PURGE_URL?: string | undefined;
  PURGE_HEADER?: string | undefined;
}

/** Whether a setting is a header with its value. */
export const isHeader = (text: string): boolean => HEADER.test(text);

/**
 * Browsers still revalidate every time. Stale pages are served while a new one is fetched only where a purge
 * removes them at a change; where the site does not answer, the last page is better than none.
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
