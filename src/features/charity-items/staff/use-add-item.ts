import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import type { SubmitDraft } from "../../../core/staff/form/use-draft";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { charityItemsContract } from "../contract";
import type { ItemForm } from "./draft";
import { SAVED_SHOWN } from "./saved-shown";
import { charityItemsWords } from "./words";

const LIST = "/cms/managecharityitems";

/** Saves a form as a new charity item, says so and goes to the list. */
export function useAddItem(): SubmitDraft<ItemForm> {
  const changes = useChanges(charityItemsContract);
  const words = useWords(charityItemsWords);
  const saved = useSavedInList(LIST);
  return async (form) => {
    const { item_id } = await changes.add({ item: form });
    return saved({
      text: words.itemUploaded,
      ms: SAVED_SHOWN,
      view: `/involved?item=${item_id}#item`,
    });
  };
}
