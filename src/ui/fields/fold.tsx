import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface FoldProps {
  id?: string;
  name: ReactNode;
  /** Open when it first shows; afterwards it is as the reader leaves it. */
  open?: boolean;
  children: ReactNode;
}

/** Fields that open and close under their name, so that a long form can be overlooked. */
export function Fold({ id, name, open, children }: FoldProps) {
  return (
    <details className="fold-fields" open={open}>
      <summary id={id} className="flex cursor-pointer items-center gap-2 font-bold">
        <ChevronDown aria-hidden="true" size={20} className="shrink-0" />
        {name}
      </summary>
      <div className="stack py-2">{children}</div>
    </details>
  );
}
