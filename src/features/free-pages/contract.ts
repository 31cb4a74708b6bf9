import * as z from "zod";
import { ListedEntry, listCalls } from "../../content/calls";
import { freePagePaths, freePages } from "./definition";

const calls = listCalls(freePages, freePagePaths);

/** A page in the staff's list. */
const FreePageCard = ListedEntry.extend({ address: z.string() });
export type FreePageCard = z.infer<typeof FreePageCard>;

export const freePagesContract = {
  ...calls,
  cards: { ...calls.cards, output: calls.cards.output.extend({ items: z.array(FreePageCard) }) },
};
