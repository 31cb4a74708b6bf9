import { useRevalidator } from "react-router";
import { useLang } from "../../locale/lang-context";
import { typedName } from "../../staff/list/typed-name";
import { useDeletion } from "../../staff/list/use-deletion";
import type { ListedEntry } from "../calls";
import type { ListChanges, ListScreens } from "./content-screens";

/** Deletes entries of a list, with an Undo. */
export function useEntryDeletion({ type }: Pick<ListScreens, "type">, changes: ListChanges) {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  return useDeletion<ListedEntry>({
    nameOf: (card) => typedName(card.title, lang, type.words[lang].untitled),
    remove: ({ _id }) => changes.remove(_id),
    restore: ({ _id }) => changes.restore(_id),
    refresh: () => revalidate(),
  });
}
