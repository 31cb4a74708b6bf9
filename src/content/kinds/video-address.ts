/** A video that can be embedded without revealing visitors to its host. */
export interface Video {
  host: "youtube" | "vimeo";
  id: string;
  /** Vimeo's second part of the address of a video that is not listed there, without which it does not play. */
  key?: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;
const VIMEO_KEY = /^[0-9a-f]{6,32}$/;
/** As browsers show an address and people copy it. */
const NO_SCHEME = /^((www|m)\.)?(youtube\.com|youtu\.be|(player\.)?vimeo\.com)\//i;
/** The parts before the id in an address of YouTube that has it in its path. */
const YOUTUBE_PLACES = ["embed", "live", "shorts", "v"];

/** Reads a YouTube or Vimeo id or address; null when it is neither. */
export function parseVideo(text: string): Video | null {
  const value = text.trim();
  if (VIMEO_ID.test(value)) return { host: "vimeo", id: value };
  if (YOUTUBE_ID.test(value)) return { host: "youtube", id: value };
  const whole = NO_SCHEME.test(value) ? `https://${value}` : value;
  const address = URL.canParse(whole) ? new URL(whole) : null;
  return address && fromAddress(address);
}

function fromAddress({ protocol, hostname, pathname, searchParams }: URL): Video | null {
  if (protocol !== "https:" && protocol !== "http:") return null;
  const host = hostname.replace(/^(www|m)\./, "");
  const parts = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youTube(parts[0]);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const [place = "", id] = parts;
    return youTube(searchParams.get("v") ?? (YOUTUBE_PLACES.includes(place) ? id : undefined));
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(parts, searchParams.get("h"));
  return null;
}

const youTube = (id = ""): Video | null => (YOUTUBE_ID.test(id) ? { host: "youtube", id } : null);

function vimeo(parts: readonly string[], h: string | null): Video | null {
  const place = parts.findIndex((part) => VIMEO_ID.test(part));
  const id = parts[place];
  if (id === undefined) return null;
  const key = h ?? parts[place + 1] ?? "";
  return { host: "vimeo", id, ...(VIMEO_KEY.test(key) && { key }) };
}

/** Address of the player in its privacy mode, set to play since the visitor has pressed Play. */
export function embedUrl({ host, id, key }: Video): string {
  return host === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ""}autoplay=1&dnt=1`;
}

/** Address of the video's own page, for readers who would rather go there. */
export function watchUrl({ host, id, key }: Video): string {
  if (host === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key ? `/${key}` : ""}`;
}
