import { MailWarning, Send } from "lucide-react";
import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { enquiriesContract } from "../contract";
import { enquiriesWords } from "../words";

const api = createClient(enquiriesContract);

interface MailNoticeProps {
  /** Where messages are e-mailed to; null while there is no mail server. */
  inbox: readonly string[] | null;
  /** E-mails that are yet to be sent. */
  waiting: number;
}

/** Whether and where messages are e-mailed, and a button to try it. */
export function MailNotice({ inbox, waiting }: MailNoticeProps) {
  const words = useWords(enquiriesWords);
  if (inbox) {
    return (
      <>
        <p className="field-hint">{fill(words.goesTo, { inbox: inbox.join(", "), count: waiting })}</p>
        <TestMail />
      </>
    );
  }
  return (
    <div className="mb-4 flex gap-3 rounded-xl border-2 border-kapok p-4" role="status">
      <MailWarning aria-hidden="true" size={24} className="flex-none" />
      <div>
        <p className="font-bold">{fill(words.notSet, { count: waiting })}</p>
        <p>{words.notSetHow}</p>
      </div>
    </div>
  );
}

/** Sends a test e-mail and says what the mail server said. */
function TestMail() {
  const words = useWords(enquiriesWords);
  const { save, saving, problem } = useSave();
  const [result, setResult] = useState<{ sent: boolean; words: string } | null>(null);
  const test = () => {
    void save(async () => {
      setResult(null);
      setResult(await api.testMail({}));
    });
  };
  return (
    <>
      <p className="toolbar">
        <button type="button" className="button button-quiet" aria-disabled={saving} onClick={test}>
          <Send aria-hidden="true" size={18} />
          {saving ? words.testing : words.testMail}
        </button>
      </p>
      <p role="status" className={result ? "mb-4 font-bold" : ""}>
        {result && fill(result.sent ? words.testSent : words.testFailed, { words: result.words })}
      </p>
      <ProblemSummary problem={problem} labelOf={() => words.testMail} />
    </>
  );
}
