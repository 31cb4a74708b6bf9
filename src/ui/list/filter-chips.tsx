import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";

interface FilterChipsProps<Value> {
  /** The choice that the chips make together. */
  label: string;
  chosen: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** The address of the list with a choice. */
  to: (value: Value) => string;
  /** That address at the moment of a click, where it may differ: with words that were typed a moment ago. */
  toNow?: (value: Value) => string;
}

/**
 * The parts of a list as links side by side, one of them chosen: each applies at once and can be bookmarked.
 */
export function FilterChips<Value extends string | number | undefined>({
  label,
  chosen,
  options,
  to,
  toNow = to,
}: FilterChipsProps<Value>) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent, value: Value) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || toNow(value) === to(value)) return;
    event.preventDefault();
    void navigate(toNow(value));
  };
  return (
    <nav aria-label={label} data-all={chosen === "" || chosen === undefined ? "" : undefined}>
      <ul className="filter-chips">
        {options.map(([value, text]) => (
          <li key={value ?? ""}>
            <Link
              className="filter-chip"
              to={to(value)}
              aria-current={value === chosen ? "true" : undefined}
              onClick={(event) => follow(event, value)}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
