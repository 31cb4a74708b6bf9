import { type ListedEntry, listCalls } from "../../content/calls";
import { freePagePaths, freePages } from "./definition";

const calls = listCalls(freePages, freePagePaths);

/** A page in the staff's list. */
export type FreePageCard = ListedEntry & { address: string };

export const freePagesContract = {
  ...calls,
};
