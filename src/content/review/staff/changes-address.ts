import { historyAddress } from "../../revisions/staff/history-address";
import type { Review } from "../contract";

/** The comparison of an entry's published content with the pending one. */
export const changesOf = ({ type, id, version, published }: Review): string =>
  `${historyAddress(type, id)}&${new URLSearchParams({
    to: String(version),
    ...(published !== null && { from: String(published) }),
  })}`;
