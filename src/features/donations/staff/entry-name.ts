import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { donorName } from "../donor-name";
import type { LedgerEntry } from "../ledger/contract";
import { ledgerWords } from "../messages";

/** How people call a donation: who gave how much. */
export function useEntryName(): (
  donation: Pick<LedgerEntry, "firstName" | "lastName" | "amountCents">,
) => string {
  const { nameless } = useWords(ledgerWords);
  return (donation) => `${donorName(donation) || nameless}, ${hkd(donation.amountCents)}`;
}
