import { createContext } from "react";
import type { Lang } from "../locale/lang";

/** The languages that a form keeps back from visitors. */
export interface KeepBack {
  /** As they are chosen now; a save takes them as they are when it is sent. */
  current: readonly Lang[];
  /** As the last save sent them, until what it made of the entry is known here. */
  sent?: readonly Lang[] | undefined;
}

/** The languages that the form around keeps back; none elsewhere. */
export const KeepBackContext = createContext<KeepBack>({ current: [] });
