import { decodeEntities, escapeHtml } from "../../platform/html/text";

const TAG = /<[a-z][^<>]*>/gi;
const ADDRESS = /\s(href|src)="([^"]*)"/g;
/** Of use to a page of this site alone. */
const OF_PAGE = /\s(?:srcset|sizes|class|loading|decoding|data-[\w-]+)="[^"]*"/g;

/**
 * HTML as it can stand on another site: every address whole, and nothing that only this site's pages know.
 * @param absolute gives the whole address for one of a link or an image
 */
export const withAbsoluteLinks = (html: string, absolute: (address: string) => string): string =>
  html.replaceAll(TAG, (tag) =>
    tag
      .replaceAll(OF_PAGE, "")
      .replaceAll(
        ADDRESS,
        (_, name: string, address: string) => ` ${name}="${escapeHtml(absolute(decodeEntities(address)))}"`,
      ),
  );
