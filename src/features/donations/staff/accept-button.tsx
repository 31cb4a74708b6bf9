import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useChanges } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { TextField } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { ActionLabel } from "../../../ui/list/action-label";
import { tookOf, typedAmount } from "../amount";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";

interface AcceptButtonProps {
  donation: LedgerEntry;
  /** The name of the donation. */
  name: string;
  refresh: () => Promise<void>;
}

/** Accepts what PayPal took as the gift, after a question that has both amounts. */
export function AcceptButton({ donation, name, refresh }: AcceptButtonProps) {
  const words = useWords(ledgerWords);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button-main" onClick={() => setAsking(true)}>
        <CircleCheck aria-hidden="true" size={18} />
        <ActionLabel label={words.accept} name={name} />
      </button>
      {asking && <Question donation={donation} refresh={refresh} onEnd={() => setAsking(false)} />}
    </>
  );
}

interface QuestionProps extends Omit<AcceptButtonProps, "name"> {
  onEnd: () => void;
}

/** For another currency it asks for the amount in HKD. */
function Question({ donation, refresh, onEnd }: QuestionProps) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { save, problem, errorsAt } = useSave();
  const [amount, setAmount] = useState("");
  const { _id, version, amountCents, paypalAmount } = donation;
  const { currency, cents } = tookOf(paypalAmount);
  const isForeign = currency !== "HKD";
  const accept = () =>
    save(async () => {
      await changes.accept({ donation_id: _id, version, ...(isForeign && { amount: typedAmount(amount) }) });
      onEnd();
      banner({ text: words.accepted });
      await refresh();
    });
  const took = isForeign ? (paypalAmount ?? "") : hkdAndCents(cents);
  return (
    <ConfirmDialog
      title={fill(words.acceptQuestion, { took })}
      confirmLabel={words.accept}
      cancelLabel={staff.cancel}
      onConfirm={accept}
      onCancel={onEnd}
    >
      <div className="stack">
        <ProblemSummary problem={problem} labelOf={() => words.amount} submitLabel={words.accept} />
        <p>{fill(words.acceptText, { ordered: hkdAndCents(amountCents), took })}</p>
        {isForeign && (
          <TextField
            label={words.acceptAmount}
            path="amount"
            value={amount}
            onChange={setAmount}
            errors={errorsAt("amount")}
            inputMode="decimal"
            required
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
