import { use } from "react";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { ScreensContext } from "../../../core/staff/frame/screens-context";
import type { ActivityEntry } from "../contract";
import { activityWords } from "../words";

/** The words and places of the journal's entries, which every feature brings for its own. */
export function useJournalWords() {
  const all = use(ScreensContext);
  const lang = useLang();
  const { actions } = useWords(activityWords);
  const journalOf = (feature: string) => all.find(({ name }) => name === feature)?.journal;
  return {
    /** The name itself where there is no word, as of a feature that is gone. */
    featureName: (feature: string): string => journalOf(feature)?.title[lang] ?? feature,
    actionName: ({ feature, action }: ActivityEntry): string => {
      const shared: Readonly<Record<string, string>> = actions;
      return journalOf(feature)?.actions?.[action]?.[lang] ?? shared[action] ?? action;
    },
    /** Address of the screen with what an entry is about; undefined where there is none, or none any more. */
    placeOf: ({ feature, entityId, deleted }: ActivityEntry): string | undefined => {
      const { all, one, many } = journalOf(feature) ?? {};
      if (one === undefined || many?.includes(entityId)) return all;
      return deleted ? undefined : `${one}${encodeURIComponent(entityId)}`;
    },
  };
}
