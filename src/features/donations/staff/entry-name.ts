import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { donorName } from "../donor-name";
import type { LedgerEntry } from "../ledger/contract";
import { ledgerWords } from "../messages";

/** How people call a donation: who gave how much. */
export function useEntryName(): (
  donation: Pick<LedgerEntry, "firstName" | "lastName" | "amountCents">,
) => string {
  const { nameless, entryName } = useWords(ledgerWords);
  return (donation) =>
    fill(entryName, { name: donorName(donation) || nameless, amount: hkd(donation.amountCents) });
}
