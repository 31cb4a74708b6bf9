import { WIDTHS } from "../urls";

/**
 * Has this browser forget how a file looked before it was replaced: forms show it by its plain address, which browsers
 * keep for good. That one cannot be asked for changes nothing.
 */
export async function showAnew(id: string): Promise<void> {
  const addresses = WIDTHS.slice(0, 3).map((w) => `/media/${encodeURIComponent(id)}?w=${w}`);
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: "reload" })));
}
