import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the form under a heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section className="staff-section stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="field-hint max-w-[68ch]">{hint}</p>}
      {children}
    </section>
  );
}
