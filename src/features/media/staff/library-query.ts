import type { LibrarySort, libraryContract } from "../../../media/library-contract";
import type { InputOf } from "../../../platform/http/contract";

/** The parts of the library, one of which is shown, with what each asks for. */
export const PARTS = {
  all: {},
  image: { kind: "image" },
  pdf: { kind: "pdf" },
  notUsed: { unused: "true" },
  /** Of what visitors meet, as Home counts it. */
  noAlt: { alt: "missing", unused: "false" },
  trash: { trash: "true" },
} as const satisfies Record<string, Partial<InputOf<(typeof libraryContract)["list"]>>>;

export type PartName = keyof typeof PARTS;

/** The names of the parts, in order. */
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The part that the query of an address names. */
export const partIn = (search: URLSearchParams): PartName =>
  PART_NAMES.find((name) => name === search.get("show")) ?? "all";

/** Which files of a part are shown, and in which order. */
interface PlaceInPart {
  q: string;
  sort: LibrarySort | undefined;
  page: number;
}

/** The query of the address of a page of a part. */
export const partAddress = (show: PartName, { q, sort, page = 1 }: Partial<PlaceInPart> = {}): string =>
  `?${new URLSearchParams({
    show,
    ...(q && { q }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  })}`;

/** The address of a file's screen. */
export const fileAddress = (id: string): string => `/cms/mediafile?media_id=${encodeURIComponent(id)}`;
