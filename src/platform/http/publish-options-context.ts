import { createContext } from "react";
import type { Lang } from "../locale/lang";

/** What a form's save publishes: the languages that it leaves unpublished, and when the others are published. */
export interface PublishOptions {
  /** The current choice; a save uses it at the moment it is sent. */
  current: readonly Lang[];
  /** The options of the last save, until its result is loaded here. */
  sent?: readonly Lang[] | undefined;
  /** True while a save is running: what is read meanwhile is older than it. */
  saving?: boolean;
  /** Takes what a save would send, which then is not sent. */
  instead?(body: unknown): Promise<never>;
  /** When and in which languages it is published, where that is not at once and in all. */
  planned?: { langs: readonly Lang[]; at?: string | undefined; until?: string | undefined } | undefined;
  /** The note to the administrators who are asked to publish it. */
  note?: string | undefined;
  /** The banner's words for that. */
  said?: string | undefined;
}

/** The publish options of the form around; nothing is left unpublished elsewhere. */
export const PublishOptionsContext = createContext<PublishOptions>({ current: [] });
