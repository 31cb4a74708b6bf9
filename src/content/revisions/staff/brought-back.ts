import { useLocation } from "react-router";
import { LANGS, type Lang } from "../../../platform/locale/lang";

/** The state of an address that opens a form with an earlier revision of these languages, to be published by its save. */
export const broughtBackState = (langs: readonly Lang[]) => ({ broughtBack: langs });

/** The languages that were restored from an earlier revision for the shown form. */
export function useBroughtBack(): readonly Lang[] {
  const { broughtBack } = (useLocation().state ?? {}) as { broughtBack?: readonly unknown[] };
  return LANGS.filter((lang) => broughtBack?.includes(lang));
}
