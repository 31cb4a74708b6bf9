import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { fill } from "../../platform/locale/fill";
import { useWords } from "../../platform/locale/lang-context";
import { listWords } from "./words";

interface FilterFoldProps {
  /** The number of filters that are set. */
  set: number;
  children: ReactNode;
}

/**
 * The filters of a list. In a narrow window they open under a button that says how many are set, so that the list
 * itself begins on the first screen; in a wide one they stand as they are.
 */
export function FilterFold({ set, children }: FilterFoldProps) {
  const words = useWords(listWords);
  const [isWide] = useState(() => matchMedia("(width >= 48rem)").matches);
  if (isWide) return children;
  return (
    <details className="filter-fold">
      <summary className="button button-quiet">
        <SlidersHorizontal aria-hidden="true" size={18} />
        {words.filter}
        {set > 0 && (
          <span className="chip" data-complete="true">
            {fill(words.filtersSet, { count: set })}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
