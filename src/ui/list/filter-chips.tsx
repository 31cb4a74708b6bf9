import { Link } from "react-router";

interface FilterChipsProps<Value> {
  /** The choice that the chips make together. */
  label: string;
  chosen: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** The address of the list with a choice. */
  to: (value: Value) => string;
}

/**
 * The parts of a list as links side by side, one of them chosen: each applies at once and can be bookmarked.
 */
export function FilterChips<Value extends string | number | undefined>({
  label,
  chosen,
  options,
  to,
}: FilterChipsProps<Value>) {
  return (
    <nav aria-label={label} data-all={chosen === "" || chosen === undefined ? "" : undefined}>
      <ul className="filter-chips">
        {options.map(([value, text]) => (
          <li key={value ?? ""}>
            <Link className="filter-chip" to={to(value)} aria-current={value === chosen ? "true" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
