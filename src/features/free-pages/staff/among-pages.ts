import { readList } from "../../../content/staff/content-screens";
import { type FreePageCard, freePages } from "../definition";

/** The first of staff's own pages, in the order of their list, and how many there are. */
export const listed = () => readList<FreePageCard>(freePages.name);
