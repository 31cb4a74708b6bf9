import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useStaffWords } from "../../locale/words/staff";

interface HeldFieldsProps {
  /** Whether a save is under way after which the form goes, or is empty again. */
  held: boolean;
  className?: string;
  children: ReactNode;
}

/** The fields of a form; while it is held they take no keys, since what would be typed then would be lost. */
export function HeldFields({ held, className, children }: HeldFieldsProps) {
  const words = useStaffWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!held || !box.current?.contains(document.activeElement)) return;
    // Else the focus would be nowhere, and with it the place of whoever reads by ear.
    const submit = box.current.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    submit?.focus({ preventScroll: true });
  }, [held]);
  return (
    <>
      <div ref={box} inert={held} className={className}>
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {held && words.savingHeld}
      </p>
    </>
  );
}
