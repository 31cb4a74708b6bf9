/** A video that can be embedded without telling its host who looks. */
export interface Video {
  host: "youtube" | "vimeo";
  id: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** Reads a YouTube or Vimeo id or address; null when it is neither. */
export function parseVideo(text: string): Video | null {
  const value = text.trim();
  if (VIMEO_ID.test(value)) return { host: "vimeo", id: value };
  if (YOUTUBE_ID.test(value)) return { host: "youtube", id: value };
  if (!URL.canParse(value)) return null;
  return fromAddress(new URL(value));
}

function fromAddress({ protocol, hostname, pathname, searchParams }: URL): Video | null {
  if (protocol !== "https:" && protocol !== "http:") return null;
  const host = hostname.replace(/^(www|m)\./, "");
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  if (host === "youtu.be" || host === "youtube.com" || host === "youtube-nocookie.com") {
    const id = searchParams.get("v") ?? last;
    return YOUTUBE_ID.test(id) ? { host: "youtube", id } : null;
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const id = pathname.split("/").find((part) => VIMEO_ID.test(part));
    return id ? { host: "vimeo", id } : null;
  }
  return null;
}

/** Address of the player in its privacy mode, set to play since the visitor has asked for it. */
export function embedUrl({ host, id }: Video): string {
  return host === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}

/** Address of the video's own page, for readers who would rather go there. */
export function watchUrl({ host, id }: Video): string {
  return host === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
