import { MailWarning } from "lucide-react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import type { LedgerEntry } from "../ledger/contract";
import { ledgerWords } from "../words";

type Unsent = LedgerEntry["unsentMail"][number];

const WORDS = {
  donor: { queued: "donorMailQueued", sending: "donorMailSending", failed: "donorMailFailed" },
  charity: { queued: "charityMailQueued", sending: "charityMailSending", failed: "charityMailFailed" },
} as const;

/** What has not left of the e-mails about a donation, and what the mail server said of it. */
export function UnsentMail({ mails }: { mails: readonly Unsent[] }) {
  const words = useWords(ledgerWords);
  const said = mails.map(({ toCharity, state }) => words[WORDS[toCharity ? "charity" : "donor"][state]]);
  const errors = mails.flatMap(({ lastError }) => lastError ?? []);
  return (
    <>
      {[...new Set(said)].map((each) => (
        <span key={each} className="chip">
          <MailWarning aria-hidden="true" size={16} />
          {each}
        </span>
      ))}
      {[...new Set(errors)].map((each) => (
        <span key={each} className="field-hint break-words">
          {fill(words.lastError, { words: each })}
        </span>
      ))}
    </>
  );
}
