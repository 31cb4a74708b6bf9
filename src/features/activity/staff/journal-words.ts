import { use } from "react";
import { sharedActions } from "../../../core/journal/actions";
import type { Localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { ScreensContext } from "../../../core/staff/frame/screens-context";
import type { ActivityEntry } from "../contract";

/** The words and places of the journal's entries, which every feature brings for its own. */
export function useJournalWords() {
  const all = use(ScreensContext);
  const lang = useLang();
  const journalOf = (feature: string) => all.find(({ name }) => name === feature)?.journal;
  return {
    /** The name itself where there is no word, as of a feature that is gone. */
    featureName: (feature: string): string => journalOf(feature)?.title[lang] ?? feature,
    actionName: ({ feature, action }: ActivityEntry): string => {
      const shared: Readonly<Record<string, Localized>> = sharedActions;
      return (journalOf(feature)?.actions?.[action]?.words ?? shared[action])?.[lang] ?? action;
    },
    /** Address of the screen with what an entry is about; undefined where there is none, or none any more. */
    placeOf: ({ feature, entityId, deleted }: ActivityEntry): string | undefined => {
      const { all, one, many } = journalOf(feature) ?? {};
      if (one === undefined || many?.includes(entityId)) return all;
      return deleted ? undefined : `${one}${encodeURIComponent(entityId)}`;
    },
  };
}
