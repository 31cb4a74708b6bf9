import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import type { SubmitDraft } from "../../../core/staff/use-draft";
import { ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../messages";
import { type DonationForm, entryOf } from "./draft";

const LIST = "/cms/donations";

/** Saves a form as a new donation, says so and goes to the list. */
export function useAddDonation(): SubmitDraft<DonationForm> {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const banner = useBanner();
  const navigate = useNavigate();
  return async (form) => {
    await changes.add({ donation: entryOf(form) });
    banner({ text: words.added, saved: LIST });
    return () => navigate(LIST);
  };
}
