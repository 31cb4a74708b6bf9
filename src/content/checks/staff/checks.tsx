import { type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { FormAroundContext } from "../../../ui/form/form-around";
import type { PreviewedForm } from "../../preview/staff/with-save";
import type { EntryForm } from "../../staff/form-conversion";
import { CheckList } from "./check-list";
import { checkedForm } from "./checked-form";
import { useIssues } from "./use-issues";
import { checkWords } from "./words";

interface ChecksProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** Checks a form once it has the focus: a form that is only read needs no tables and no requests. */
export function Checks(props: ChecksProps): ReactNode {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const begin = () => setUsed(true);
    addEventListener("focusin", begin, { once: true });
    return () => removeEventListener("focusin", begin);
  }, []);
  return isUsed && <FormIssues {...props} />;
}

/** The number of issues, beside the button that saves, which opens their list. */
function FormIssues({ of, form }: ChecksProps): ReactNode {
  const words = useWords(checkWords);
  const around = useContext(FormAroundContext);
  const { screens } = of;
  const checked = useMemo(() => checkedForm(screens, form), [screens, form]);
  const { findings, known, hurry } = useIssues(checked);
  const [isOpen, setOpen] = useState(false);
  const count = findings.length;
  const said = count === 0 ? "" : count === 1 ? words.one : fill(words.count, { count });
  const closed = () => flushSync(() => setOpen(false));
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="button button-quiet"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {said}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {isOpen && around && <CheckList {...{ checked, findings, known, around, hurry }} onClosed={closed} />}
    </>
  );
}
