import { fill } from "../../../core/locale/fill";
import { fullName } from "../../../core/locale/full-name";
import { Filled } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import type { LedgerEntry } from "../ledger/contract";
import { ledgerWords } from "../words";

type Named = Pick<LedgerEntry, "firstName" | "lastName" | "amountCents">;

/** How people call a donation: who gave how much. */
export function useEntryName(): (donation: Named) => string {
  const { nameless, entryName } = useWords(ledgerWords);
  return (donation) =>
    fill(entryName, { name: fullName(donation) || nameless, amount: hkd(donation.amountCents) });
}

/** The same on a screen, the name told to be in its language. */
export function EntryName({ donation }: { donation: Named }) {
  const { nameless, entryName } = useWords(ledgerWords);
  const sentence = fill(entryName, { amount: hkd(donation.amountCents) });
  return <Filled sentence={sentence} names={{ name: fullName(donation) || nameless }} />;
}
