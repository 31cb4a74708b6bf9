import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { fill } from "../../platform/locale/fill";
import { useStaffWords } from "../../platform/locale/words/staff";

interface ListSearchProps {
  /** Of the field, unique on the page. */
  id: string;
  /** The hint that says what is searched. */
  hint: string;
  q: string;
  /** The number of entries found with `q`. */
  found: number;
  /** Says in place of their number what was found. */
  foundText?: string | undefined;
  /** Hidden fields with what else the address says. */
  children?: ReactNode;
  /** The choices that narrow the list besides words. */
  choices?: ReactNode;
  /** True when it is narrowed by any of that. */
  narrowed?: boolean;
}

/** Looks for words in a list, and says what was found; a form whose address can be kept. */
export function ListSearch({
  id,
  hint,
  q,
  found,
  foundText,
  children,
  choices,
  narrowed = false,
}: ListSearchProps) {
  const words = useStaffWords();
  const number = found === 0 ? words.nothingFound : fill(words.found, { count: found });
  return (
    <Form role="search" className="search-form">
      {choices}
      {children}
      <SearchBox id={id} hint={hint} q={q} />
      <ToRows />
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="field-hint">
        {(q !== "" || narrowed) && (foundText ?? number)}
      </p>
    </Form>
  );
}

/** The way past the filters to the first row of the list: seen while the keyboard is at it. */
function ToRows() {
  const words = useStaffWords();
  const go = () => document.querySelector<HTMLElement>("main tbody a[href]")?.focus();
  return (
    <div className="way-on">
      <p>
        <button type="button" className="button button-quiet" onClick={go}>
          {words.toList}
        </button>
      </p>
    </div>
  );
}

/** The field of a form that looks for words in a list, and its button. */
export function SearchBox({
  id,
  hint,
  q,
  maxLength,
}: Pick<ListSearchProps, "id" | "hint" | "q"> & { maxLength?: number }) {
  const words = useStaffWords();
  return (
    <div className="search-box">
      <label className="field-label" htmlFor={id}>
        {words.search} <span className="visually-hidden">{fill(words.aside, { text: hint })}</span>
      </label>
      <input
        key={q}
        id={id}
        className="field"
        type="search"
        name="q"
        defaultValue={q}
        placeholder={hint}
        maxLength={maxLength}
      />
      <button type="submit" className="button button-quiet">
        <Search aria-hidden="true" size={18} />
        <span className="visually-hidden">{words.search}</span>
      </button>
    </div>
  );
}
