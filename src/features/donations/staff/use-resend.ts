import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";

/** Sends again what has not left of the e-mails about a donation; `refresh` makes what is shown fresh, `mailReady` whether e-mail leaves. */
export function useResend(refresh: () => Promise<void>, mailReady: boolean) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const resend = ({ _id }: LedgerEntry) =>
    save(async () => {
      await changes.resend({ donation_id: _id });
      banner({ text: mailReady ? words.queuedAgain : words.queuedWaits });
      await refresh();
    });
  return { problem, resend };
}
