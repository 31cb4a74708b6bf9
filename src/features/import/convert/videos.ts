import { parseVideo } from "../../../content/kinds/video-address";

/** Ids of YouTube's players that play no video of their own: lists and channels. */
const PLAYERS = /\/embed\/(?:videoseries|live_stream)\b/i;
const ADDRESS = /(?:https?:)?\/\/[^\s"'<>]+/gi;
/** Hosts that show the same videos. */
const OTHER_HOST = /^((?:https?:)?\/\/)(?:music|gaming)\.youtube\.com\//i;

/**
 * The video that a text names, as it can be stored: by an address, an id, or the code that embeds a player;
 * undefined where none of them can be embedded.
 */
export function videoIn(text: string): string | undefined {
  const whole = text.trim();
  if (!whole.includes("//") && parseVideo(whole)) return whole;
  const addresses = whole.match(ADDRESS) ?? [];
  return addresses.map(videoAt).find((address) => address !== undefined);
}

function videoAt(address: string): string | undefined {
  if (PLAYERS.test(address)) return undefined;
  const known = address.replaceAll("&amp;", "&").replace(OTHER_HOST, "$1www.youtube.com/");
  const absolute = known.startsWith("//") ? `https:${known}` : known;
  return parseVideo(absolute) && absolute.length <= LONGEST ? absolute : undefined;
}

const LONGEST = 500;

/** The first address of a page in a text. */
export function webPageIn(text: string): string | undefined {
  const [address] =
    text.match(ADDRESS) ?? (/^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(text.trim()) ? [`https://${text.trim()}`] : []);
  const whole = address?.startsWith("//") ? `https:${address}` : address;
  return whole !== undefined && URL.canParse(whole) ? whole.replaceAll("&amp;", "&") : undefined;
}
