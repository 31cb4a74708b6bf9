import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { fill } from "../locale/fill";
import { useStaffMessages } from "../locale/messages/staff";

interface ListSearchProps {
  /** Of the field, unique on the page. */
  id: string;
  /** What is looked through. */
  hint: string;
  q: string;
  /** Hidden fields with what else the address says. */
  children?: ReactNode;
}

/** Looks for words in a list; a form whose address can be kept. */
export function ListSearch({ id, hint, q, children }: ListSearchProps) {
  const words = useStaffMessages();
  return (
    <Form role="search" className="search-form">
      <label className="field-label" htmlFor={id}>
        {words.search} <span className="field-hint">{fill(words.aside, { text: hint })}</span>
      </label>
      <div className="filter-row">
        {children}
        <input key={q} id={id} className="field" type="search" name="q" defaultValue={q} />
        <button type="submit" className="button button-quiet">
          <Search aria-hidden="true" size={18} />
          {words.search}
        </button>
      </div>
    </Form>
  );
}
