import { useId } from "react";
import { fill } from "../../locale/fill";
import { useWords } from "../../locale/use-words";
import { useStaffWords } from "../../locale/words/staff";
import { orderedListWords } from "./ordered-list-words";
import type { ShownRows } from "./use-shown-rows";

/** Looks through the rows while one types. Nothing is sent: the order on the screen may not be saved yet. */
export function RowSearch({ words, look, found }: Pick<ShownRows<unknown>, "words" | "look" | "found">) {
  const staff = useStaffWords();
  const own = useWords(orderedListWords);
  const id = useId();
  return (
    <search className="search-form">
      <label className="field-label" htmlFor={id}>
        {staff.search} <span className="field-hint">({own.searchHint})</span>
      </label>
      <input
        id={id}
        className="field"
        type="search"
        value={words}
        onChange={(event) => look(event.target.value)}
      />
      <p role="status" className="field-hint">
        {words.trim() && (found === 0 ? staff.nothingFound : fill(own.found, { count: found }))}
      </p>
    </search>
  );
}
