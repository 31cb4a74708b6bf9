import { usePermissions } from "../../ui/frame/permissions";
import type { ListedEntry } from "../listed-entry";

/**
 * Whether the signed-in account may change at once what visitors get of an entry of a list: if its own saves
 * need approval, only an unpublished entry.
 */
export function useMayAct(): (card: Pick<ListedEntry, "waiting">) => boolean {
  const { mayChange, isReviewed } = usePermissions();
  return ({ waiting }) => mayChange && (!isReviewed || waiting?.isNew === true);
}
