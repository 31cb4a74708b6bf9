import type { FormEvent, ReactNode, KeyboardEvent as TypedKey } from "react";

/**
 * Whether a key belongs to the input method, as while Chinese characters are composed. 229: Safari ends the
 * composition before it reports the key that ended it.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

interface ImeSafeFormProps {
  onSubmit: () => void;
  children: ReactNode;
  className?: string;
  label?: string;
}

/**
 * A form whose Enter submits, except the Enter that chooses characters while Chinese is being composed; and Ctrl S,
 * as it saves elsewhere, also out of a long text.
 */
export function ImeSafeForm({ onSubmit, children, className, label }: ImeSafeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const onKeyDown = (event: TypedKey<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, currentTarget, target } = event;
    if (key === "Enter" && isComposing(nativeEvent)) event.preventDefault();
    if (key.toLowerCase() !== "s" || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault(); // the browser would save the page
    // A question that is open is answered first.
    const isAsked = target instanceof Element && target.closest("dialog") !== null;
    if (!isAsked && !isComposing(nativeEvent)) currentTarget.requestSubmit();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className={className} aria-label={label}>
      {children}
    </form>
  );
}
