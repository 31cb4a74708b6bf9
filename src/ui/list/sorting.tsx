import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useId } from "react";
import { useNavigate } from "react-router";
import { fill, useWords } from "../../platform/locale/lang";
import { listWords } from "./words";

/** A column of a table. */
interface Column {
  label: string;
  /** That of its cells. */
  className?: string;
}

/**
 * The kind of value of a column: words begin with A when its header is pressed, states with the first step, moments
 * with the latest, amounts with the largest.
 */
export type SortKind = "words" | "states" | "moments" | "amounts";

/** A column by which a list can be sorted, in both directions. */
export interface SortColumn<Sort extends string> extends Column {
  up: Sort;
  down: Sort;
  of: SortKind;
}

/** A column of a table that may be sortable. */
export type TableColumn<Sort extends string> = Column | SortColumn<Sort>;

/** The order of a list, and the addresses of the others. */
export interface SortState<Sort extends string> {
  /** Undefined while it has an order without a column. */
  sort: Sort | undefined;
  /** The address of the list in an order; undefined for its own. */
  to: (sort: Sort | undefined) => string;
}

const UP = { words: "ascending", states: "firstSteps", moments: "earliest", amounts: "least" } as const;
const DOWN = { words: "descending", states: "lastSteps", moments: "latest", amounts: "most" } as const;

const beginsUp = ({ of }: Pick<SortColumn<string>, "of">): boolean => of === "words" || of === "states";

/**
 * The order of a list, and the addresses of the others. `own` is the order that it has unless somebody chooses one, which no
 * address names.
 */
export const sortStateOf = <Sort extends string>(
  sort: Sort | undefined,
  own: Sort | undefined,
  to: (sort: Sort | undefined) => string,
): SortState<Sort> => ({ sort: sort ?? own, to: (chosen) => to(chosen === own ? undefined : chosen) });

/** The header of a column; pressed, it sorts the list by it, and pressed again in reverse. */
export function SortHeader<Sort extends string>({
  column,
  state: { sort, to },
}: {
  column: SortColumn<Sort>;
  state: SortState<Sort>;
}) {
  const { label, className, up, down } = column;
  const navigate = useNavigate();
  const [first, second] = beginsUp(column) ? [up, down] : [down, up];
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

interface SortingProps<Sort extends string> {
  columns: readonly TableColumn<Sort>[];
  state: SortState<Sort>;
}

/**
 * In front of a sortable table: every order in one select, where the table is too narrow for headers, and a
 * word for screen readers in place of the arrows.
 */
export function SortChoice<Sort extends string>({ columns, state: { sort, to } }: SortingProps<Sort>) {
  const words = useWords(listWords);
  const navigate = useNavigate();
  const id = useId();
  const orders = useOrders(columns.filter((column) => "up" in column));
  const shown = orders.find((order) => order.sort === sort);
  const choose = (chosen: string) =>
    void navigate(to(orders.find((order) => order.sort === chosen)?.sort), { preventScrollReset: true });
  return (
    <>
      <div className="sort-choice">
        <label className="visually-hidden" htmlFor={id}>
          {words.sortBy}
        </label>
        <select id={id} className="field" value={sort ?? ""} onChange={(event) => choose(event.target.value)}>
          {sort === undefined && <option value="">{words.usualOrder}</option>}
          {orders.map((order) => (
            <option key={order.sort} value={order.sort}>
              {order.label}
            </option>
          ))}
        </select>
      </div>
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="visually-hidden">
        {shown && fill(words.sortedBy, { order: shown.label })}
      </p>
    </>
  );
}

function useOrders<Sort extends string>(columns: readonly SortColumn<Sort>[]) {
  const words = useWords(listWords);
  return columns.flatMap((column) => {
    const { label, up, down, of } = column;
    const rising = { sort: up, label: fill(words[UP[of]], { column: label }) };
    const falling = { sort: down, label: fill(words[DOWN[of]], { column: label }) };
    return beginsUp(column) ? [rising, falling] : [falling, rising];
  });
}
