import { plainPath } from "./canonical-address";

/** The first part of an address or of a pattern of addresses, where it says one: `/media/:id` is `media`. */
const FIRST_PART = /^\/([\w.-]+)/;

const firstPart = (path: string): string | undefined => FIRST_PART.exec(path)?.[1];

/** The addresses that the site has by itself, told of by whatever answers there. */
export class SiteAddresses {
  #isPage: ((path: string) => boolean)[] = [];
  #reserved: ReadonlySet<string> = new Set();

  /** Takes note of pages; `isPage` is asked with a path as it stands in an address, without its language. */
  know(isPage: (path: string) => boolean): void {
    this.#isPage.push(isPage);
  }

  /** Takes note of all that is answered besides pages, by the patterns of their addresses, as `/media/:id`. */
  reserve(patterns: readonly string[]): void {
    this.#reserved = new Set(patterns.flatMap((pattern) => firstPart(pattern) ?? []));
  }

  /** Tells whether a page is at this path, in whichever language. */
  isPage(path: string): boolean {
    const plain = plainPath(path);
    return this.#isPage.some((isPage) => isPage(plain));
  }

  /** Tells whether something else than a page answers at this path and at all below its first part. */
  isReserved(path: string): boolean {
    return this.#reserved.has(firstPart(plainPath(path)) ?? "");
  }
}
