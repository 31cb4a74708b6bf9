import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "../../../platform/http/problem";
import { useWords } from "../../../platform/locale/lang";
import type { FormRefusal } from "../../../site/form/page-form";
import { EnquiryFields, EnquiryProblem } from "./enquiry-form";
import { itemsWords } from "./words";

const FORM = "panel-enquiry";

/** The form in the panel. What was typed stays until it has arrived. */
export function PanelForm({ itemId, onSent }: { itemId: string; onSent: () => void }) {
  const words = useWords(itemsWords);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const [sending, setSending] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    problem.current?.focus({ preventScroll: true });
    // A browser would bring it to the middle, with the heading of the form half under Close.
    problem.current?.scrollIntoView();
  }, [refusal]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const refused = await sendEnquiry(new FormData(event.currentTarget), words.notSent);
    setSending(false);
    setRefusal(refused);
    if (!refused) onSent();
  };
  return (
    <>
      <div ref={problem} tabIndex={-1}>
        {refusal && <EnquiryProblem form={FORM} refusal={refusal} />}
      </div>
      <form className="stack" onSubmit={submit} onKeyDown={blockWhileComposing} noValidate>
        <EnquiryFields form={FORM} itemId={itemId} refusal={refusal} sending={sending} />
      </form>
    </>
  );
}

/** Prevents submitting by the Enter that chooses a Chinese character. */
function blockWhileComposing(event: KeyboardEvent) {
  if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
}

/**
 * Sends what somebody typed about an item. Never throws: gives why it was not taken, in the server's words or,
 * when that could not be reached, in those of `unreachable`; undefined when it has arrived.
 */
async function sendEnquiry(form: FormData, unreachable: string): Promise<FormRefusal | undefined> {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const values = Object.fromEntries(typed);
  const answer = await post({ elapsed: Math.round(performance.now()), ...values });
  if (answer?.ok) return undefined;
  const { message, errors = [] } = answer?.body ?? {};
  return { sent: false, message: (!answer?.away && message) || unreachable, errors, values };
}

interface Answer {
  ok: boolean;
  /** The site cannot store anything at the moment. */
  away: boolean;
  body: { message?: string; errors?: FieldError[] };
}

async function post(enquiry: Record<string, unknown>): Promise<Answer | undefined> {
  try {
    const response = await fetch("/api/charityItemEnquiry", {
      method: "POST",
      // The page's own language: its address chose it, whatever the cookie says.
      headers: { "Content-Type": "application/json", "Content-Language": document.documentElement.lang },
      body: JSON.stringify(enquiry),
    });
    return { ok: response.ok, away: response.status === 503, body: await response.json() };
  } catch {
    return undefined;
  }
}
