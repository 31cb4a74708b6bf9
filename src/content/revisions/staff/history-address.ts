import { useLocation } from "react-router";
import { LANGS, type Lang } from "../../../platform/locale/lang";
import type { Review } from "../../review/contract";

/** The screen with the history of an entry, named by its type and id. */
export const HISTORY = "/cms/history";

export const historyAddress = (type: string, id: string): string =>
  `${HISTORY}?${new URLSearchParams({ type, id })}`;

/** The screen with the comments on an entry, or with those that ask something of the user. */
export const COMMENTS = "/cms/comments";

export const commentsAddress = (type: string, id: string): string =>
  `${COMMENTS}?${new URLSearchParams({ type, id })}`;

/** The comparison of an entry's published content with the pending one. */
export const changesOf = ({ type, id, version, published }: Review): string =>
  `${historyAddress(type, id)}&${new URLSearchParams({
    to: String(version),
    ...(published !== null && { from: String(published) }),
  })}`;

/** The state of an address that opens a form with an earlier revision of these languages, to be published by its save. */
export const broughtBackState = (langs: readonly Lang[]) => ({ broughtBack: langs });

/** The languages that were restored from an earlier revision for the shown form. */
export function useBroughtBack(): readonly Lang[] {
  const { broughtBack } = (useLocation().state ?? {}) as { broughtBack?: readonly unknown[] };
  return LANGS.filter((lang) => broughtBack?.includes(lang));
}
