import type { MirrorPlace } from "./mirror-places";

/** The target of a link in a mirror. */
export type MirrorTarget =
  | { place: MirrorPlace }
  /** An address of another site, to which the site redirected. */
  | { outside: string }
  /** Nothing: only a program answers there, or nothing is there. */
  | { none: "answered" | "missing" };

/** The addresses of a site, and where each of them is in its mirror. */
export class MirrorAddresses {
  readonly #site: URL;
  readonly #mirror: string | undefined;
  readonly #targetOf: (address: string) => MirrorTarget;

  /**
   * @param site the site's own address
   * @param mirror that of the mirror, with a slash at its end; undefined if unknown
   * @param targetOf returns the target of a path with its query
   */
  constructor(site: string, mirror: string | undefined, targetOf: (address: string) => MirrorTarget) {
    this.#site = new URL(site);
    this.#mirror = mirror;
    this.#targetOf = targetOf;
  }

  /** The address of this site that is written somewhere; undefined for one elsewhere, or a part of the same page. */
  inside(written: string, from: URL): URL | undefined {
    if (written === "" || written.startsWith("#") || !URL.canParse(written, from)) return undefined;
    const url = new URL(written, from);
    return url.origin === this.#site.origin ? url : undefined;
  }

  target(url: URL): MirrorTarget {
    return this.#targetOf(url.pathname + url.search);
  }

  /** The address of a page or a file as a link from `from` names it. */
  link(place: MirrorPlace, from: MirrorPlace, hash = ""): string {
    return relative(from.address, place.address) + hash;
  }

  /** The same from a page that may be shown at any address: from the top of the web server. */
  fromTop(place: MirrorPlace, hash = ""): string {
    return (this.#mirror === undefined ? "/" : new URL(this.#mirror).pathname) + place.address + hash;
  }

  /** The whole address in the mirror of one of this site; undefined where that of the mirror is unknown, or nothing is there. */
  whole(url: URL): string | undefined {
    if (this.#mirror === undefined) return undefined;
    const target = this.target(url);
    return "place" in target ? this.#mirror + target.place.address + url.hash : undefined;
  }

  /** Replaces absolute addresses of this site in a text, literal or escaped. */
  inText(text: string): string {
    const { origin } = this.#site;
    const mapped = (written: string) => {
      const url = URL.canParse(written) ? new URL(written) : undefined;
      return (url && this.whole(url)) ?? written;
    };
    return text
      .replaceAll(addressesFrom(origin), mapped)
      .replaceAll(addressesFrom(encodeURIComponent(origin)), (written) =>
        encodeURIComponent(mapped(unescaped(written))),
      );
  }
}

/** Addresses that begin with `start`, up to where they end in a text or in a query. */
const addressesFrom = (start: string): RegExp =>
  new RegExp(`${start.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w.:-])[^\\s"'<>&+]*`, "g");

function unescaped(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** An address below one folder relative to another document. Always with a dot, as module scripts require. */
function relative(from: string, to: string): string {
  const [here, there] = [from.split("/").slice(0, -1), to.split("/")];
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1;
  const up = here.length - shared;
  return (up === 0 ? "./" : "../".repeat(up)) + there.slice(shared).join("/");
}
