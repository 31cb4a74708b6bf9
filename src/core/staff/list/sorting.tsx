import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useNavigate } from "react-router";
import { fill } from "../../locale/fill";
import { useWords } from "../../locale/lang-context";
import { listWords } from "./words";

/** A column by which a list can be sorted, either way. */
export interface SortColumn<Sort extends string> {
  label: string;
  up: Sort;
  down: Sort;
  /**
   * Its kind of value: words begin with A when its header is pressed, moments with the latest, amounts with the
   * largest.
   */
  of: "words" | "moments" | "amounts";
}

/** In which order a list stands, and the addresses of the others. */
export interface SortState<Sort extends string> {
  /** Undefined while it stands in an order that no column has. */
  sort: Sort | undefined;
  /** The address of the list in an order; undefined for its own. */
  to: (sort: Sort | undefined) => string;
}

const UP = { words: "ascending", moments: "earliest", amounts: "least" } as const;
const DOWN = { words: "descending", moments: "latest", amounts: "most" } as const;

/** The header of a column; pressed, it sorts the list by it, and pressed again the other way round. */
export function SortHeader<Sort extends string>({
  column: { label, up, down, of },
  state: { sort, to },
  className,
}: {
  column: SortColumn<Sort>;
  state: SortState<Sort>;
  className?: string;
}) {
  const navigate = useNavigate();
  const [first, second] = of === "words" ? [up, down] : [down, up];
  const direction = sort === up ? "ascending" : sort === down ? "descending" : undefined;
  const Icon = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button
        type="button"
        className="sort-button"
        onClick={() => void navigate(to(sort === first ? second : first), { preventScrollReset: true })}
      >
        {label}
        <Icon aria-hidden="true" size={16} />
      </button>
    </th>
  );
}

interface SortChoiceProps<Sort extends string> {
  columns: readonly SortColumn<Sort>[];
  state: SortState<Sort>;
}

/** Every order of a list in one choice, where it is too narrow for headers. It counts as soon as it is made. */
export function SortChoice<Sort extends string>({ columns, state: { sort, to } }: SortChoiceProps<Sort>) {
  const words = useWords(listWords);
  const navigate = useNavigate();
  const orders = useOrders(columns);
  const isOwn = sort === undefined;
  const choose = (chosen: string) =>
    void navigate(to(orders.find((order) => order.sort === chosen)?.sort), { preventScrollReset: true });
  return (
    <label className="sort-choice">
      <span>{words.sortBy}</span>
      <select className="field" value={sort ?? ""} onChange={(event) => choose(event.target.value)}>
        {isOwn && <option value="">{words.usualOrder}</option>}
        {orders.map((order) => (
          <option key={order.sort} value={order.sort}>
            {order.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Says, for who cannot see the arrows, in which order a list stands since it was sorted. */
export function SortStatus<Sort extends string>({ columns, state: { sort } }: SortChoiceProps<Sort>) {
  const words = useWords(listWords);
  const order = useOrders(columns).find((each) => each.sort === sort);
  return (
    // Always there: a region that arrives with its text is often not announced.
    <p role="status" className="visually-hidden">
      {order && fill(words.sortedBy, { order: order.label })}
    </p>
  );
}

function useOrders<Sort extends string>(columns: readonly SortColumn<Sort>[]) {
  const words = useWords(listWords);
  return columns.flatMap(({ label, up, down, of }) => {
    const rising = { sort: up, label: fill(words[UP[of]], { column: label }) };
    const falling = { sort: down, label: fill(words[DOWN[of]], { column: label }) };
    return of === "words" ? [rising, falling] : [falling, rising];
  });
}
