import type { FormEvent, KeyboardEvent, ReactNode } from "react";

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
    // 229: Safari ends the composition before it reports the key that ended it.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key === "Enter" && composing) event.preventDefault();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={holdComposing} className={className} aria-label={label}>
      {children}
    </form>
  );
}
