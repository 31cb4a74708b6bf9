import { usePermissions } from "../../ui/frame/permissions";
import type { ListedEntry } from "../listed-entry";

/**
 * Tells of an entry of a list whether whoever is signed in may change at once what visitors get of it: where theirs is
 * what waits for an administrator, only of an entry of which visitors get nothing.
 */
export function useMayAct(): (card: Pick<ListedEntry, "waiting">) => boolean {
  const { mayChange, isReviewed } = usePermissions();
  return ({ waiting }) => mayChange && (!isReviewed || waiting?.isNew === true);
}
