import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface SetupNoteProps {
  /** What is not set up, in a few words. */
  title: string;
  /** True where nothing goes on without it. */
  isOpen?: boolean | undefined;
  /** What that means, and what to do. */
  children: ReactNode;
}

/** Says beside the title of a list what is not set up; pressed, what that means. */
export function SetupNote({ title, isOpen, children }: SetupNoteProps) {
  return (
    <details className="setup-note screen-only" open={isOpen}>
      <summary>
        <TriangleAlert aria-hidden="true" size={16} />
        {title}
      </summary>
      <p>{children}</p>
    </details>
  );
}
