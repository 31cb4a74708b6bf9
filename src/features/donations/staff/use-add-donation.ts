import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import type { SubmitDraft } from "../../../core/staff/form/use-draft";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import { type DonationForm, entryOf } from "./draft";

const LIST = "/cms/donations";

/** Saves a form as a new donation, says so and goes to the list. */
export function useAddDonation(): SubmitDraft<DonationForm> {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const saved = useSavedInList(LIST);
  return async (form) => {
    await changes.add({ donation: entryOf(form) });
    return saved({ text: words.added });
  };
}
