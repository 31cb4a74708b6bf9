import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../../../core/locale/use-words";
import type { FormRefusal } from "../../../core/site/form/outcome";
import { sendEnquiry } from "./enquiry";
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
    if (refusal) problem.current?.focus();
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
      <form className="stack" onSubmit={submit} onKeyDown={holdComposing} noValidate>
        <EnquiryFields form={FORM} itemId={itemId} refusal={refusal} sending={sending} />
      </form>
    </>
  );
}

/** The Enter that chooses a Chinese character does not send. */
function holdComposing(event: KeyboardEvent) {
  if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
}
