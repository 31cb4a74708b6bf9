import { lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { FormAroundContext } from "../../../ui/form/form-around";
import type { PreviewedForm } from "../../preview/staff/with-save";
import type { EntryForm } from "../../staff/form-conversion";
import { checkedForm } from "./checked-form";
import { useIssues } from "./use-issues";
import { checkWords } from "./words";

/** Fetched when it is opened; one that does not arrive is there after the next visit of the form. */
const List = lazy(() =>
  import("./check-list").then(
    ({ CheckList }) => ({ default: CheckList }),
    () => ({ default: () => null }),
  ),
);

interface ChecksProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** The number of things that are worth a second look, beside the button that saves, with the way to all of them. */
export default function Checks({ of, form }: ChecksProps): ReactNode {
  const words = useWords(checkWords);
  const around = useContext(FormAroundContext);
  const { screens } = of;
  const checked = useMemo(() => checkedForm(screens, form), [screens, form]);
  const { findings, known, forget, hurry } = useIssues(checked);
  const [isOpen, setOpen] = useState(false);
  const count = findings.length;
  const said = count === 0 ? "" : count === 1 ? words.one : fill(words.count, { count });
  const closed = () => {
    flushSync(() => setOpen(false));
    forget(findings.flatMap(({ picture }) => picture ?? []));
  };
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
      {isOpen && around && (
        <Suspense>
          <List {...{ checked, findings, known, around, hurry }} onClosed={closed} />
        </Suspense>
      )}
    </>
  );
}
