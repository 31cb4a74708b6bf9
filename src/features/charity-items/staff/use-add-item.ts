import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import type { SubmitDraft } from "../../../core/staff/use-draft";
import { charityItemsContract } from "../contract";
import { charityItemsWords } from "../messages";
import type { ItemForm } from "./draft";
import { SAVED_SHOWN } from "./saved-shown";

const LIST = "/cms/managecharityitems";

/** Saves a form as a new charity item, says so and goes to the list. */
export function useAddItem(): SubmitDraft<ItemForm> {
  const changes = useChanges(charityItemsContract);
  const words = useWords(charityItemsWords);
  const banner = useBanner();
  const navigate = useNavigate();
  return async (form) => {
    const { item_id } = await changes.add({ item: form });
    banner({
      text: words.itemUploaded,
      ms: SAVED_SHOWN,
      saved: LIST,
      view: `/involved?item=${item_id}#item`,
    });
    return () => navigate(LIST);
  };
}
