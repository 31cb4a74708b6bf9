import * as z from "zod";
import { LIBRARY_SORTS, type libraryContract } from "../../../media/library-contract";
import type { InputOf } from "../../../platform/http/contract";
import { openChoice, recordList, searchedWords } from "../../../platform/list/record-list";

/** The tabs of the library, with the query of each. */
export const PARTS = {
  all: {},
  image: { kind: "image" },
  pdf: { kind: "pdf" },
  notUsed: { unused: "true" },
  /** Pictures that visitors see, as the home counts them. */
  noAlt: { alt: "missing", unused: "false" },
  trash: { trash: "true" },
} as const satisfies Record<string, Partial<InputOf<(typeof libraryContract)["list"]>>>;

/** The names of the parts, in order. */
export const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** The query of the library, as its address says it. PDFs alone are sorted. */
export const mediaList = recordList({
  show: z.enum(PART_NAMES).default("all"),
  q: searchedWords(100),
  sort: openChoice(z.enum(LIBRARY_SORTS)),
});

/** The same as its call takes it. */
export const libraryQueryOf = ({ show, q, sort }: z.output<typeof mediaList.query>) => ({
  ...PARTS[show],
  q,
  sort: show === "pdf" ? sort : undefined,
});

/** The address of a file's screen. */
export const fileAddress = (id: string): string => `/cms/mediafile?media_id=${encodeURIComponent(id)}`;
