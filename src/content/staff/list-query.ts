import * as z from "zod";
import { openChoice, recordList, searchedWords } from "../../platform/list/record-list";
import { queryNumber } from "../../platform/shapes";
import { type CardsQuery, SORTS } from "../listed-entry";
import { NEEDS } from "../translation/states";

/** Characters that are looked for at most. */
const LONGEST = 100;

/** The query of a list of entries, as its address says it. */
export const entryList = recordList({
  q: searchedWords(LONGEST),
  /** A facet of its entries. */
  part: openChoice(z.string().max(LONGEST)),
  year: openChoice(queryNumber(1, 9999)),
  needs: openChoice(z.enum(NEEDS)),
  sort: openChoice(z.enum(SORTS)),
});
export type ListQuery = z.output<typeof entryList.query>;

/** The same in the form of the content API. */
export const cardsQueryOf = ({ part: facet, ...query }: ListQuery): Omit<CardsQuery, "page"> => ({
  ...query,
  facet,
});
