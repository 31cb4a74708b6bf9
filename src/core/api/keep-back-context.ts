import { createContext } from "react";
import type { Lang } from "../locale/lang";

/** The languages that a form keeps back from visitors. */
export interface KeepBack {
  /** As they are chosen now; a save takes them as they are when it is sent. */
  current: readonly Lang[];
  /** As the last save sent them, until what it made of the entry is known here. */
  sent?: readonly Lang[] | undefined;
  /** True while a save is under way: what is read meanwhile is older than it. */
  saving?: boolean;
  /** Takes what a save would send, which then is not sent. */
  instead?(body: unknown): Promise<never>;
  /** The headers by which a save says what is to be done with it at a time: see schedule-headers.ts. */
  planned?: Readonly<Record<string, string>>;
  /** The banner's words for that. */
  said?: string | undefined;
}

/** The languages that the form around keeps back; none elsewhere. */
export const KeepBackContext = createContext<KeepBack>({ current: [] });
