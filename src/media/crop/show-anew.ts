import { WIDTHS } from "../../platform/media-urls";

/**
 * Has this browser forget how a file looked before it was replaced: forms that are opened later show it by its plain
 * address, which browsers cache for good. Nobody waits for that, as the widths may take seconds to be made.
 */
export function showAnew(id: string): void {
  const addresses = WIDTHS.slice(0, 3).map((w) => `/media/${encodeURIComponent(id)}?w=${w}`);
  for (const address of addresses) fetch(address, { cache: "reload" }).catch(() => {});
}
