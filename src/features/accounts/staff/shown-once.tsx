import { type ReactNode, useEffect, useRef } from "react";
import { LeaveGuard } from "../../../ui/form/unsaved";

interface ShownOnceProps {
  /** The id of its heading. */
  labelledBy: string;
  /** The question before it is left; none where it can be had again. */
  leaving: { title: string; text: string } | undefined;
  className?: string;
  children: ReactNode;
}

/** It goes once somebody has taken it. */
const isUntaken = () => true;

/** A secret that is shown once, until it was noted; it takes the focus. */
export function ShownOnce({ labelledBy, leaving, className = "", children }: ShownOnceProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`${className} stack my-4 rounded-xl border-2 border-teal p-4`.trim()}
      aria-labelledby={labelledBy}
    >
      {leaving && <LeaveGuard changed={isUntaken} ofShown={leaving} />}
      {children}
    </section>
  );
}
