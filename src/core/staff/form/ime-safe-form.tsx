import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { isComposing } from "./is-composing";

interface ImeSafeFormProps {
  onSubmit: () => void;
  children: ReactNode;
  className?: string;
  label?: string;
}

/** A form whose Enter submits, except the Enter that chooses characters while Chinese is being composed. */
export function ImeSafeForm({ onSubmit, children, className, label }: ImeSafeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const holdComposing = (event: KeyboardEvent) => {
    if (event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={holdComposing} className={className} aria-label={label}>
      {children}
    </form>
  );
}
