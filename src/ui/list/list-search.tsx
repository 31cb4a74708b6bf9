import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { fill } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { isComposing } from "../form/form";

/** The skip link past the filters to the first row of the list: visible while focused. */
export function ToRows() {
  const words = useStaffWords();
  const go = () => document.querySelector<HTMLElement>("main :is(tbody, .ordered-row) a[href]")?.focus();
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

/** The event at the search form when its words go with another choice, as of an order: they are not sent once more. */
export const WORDS_TAKEN = "words-taken";

/** Milliseconds in which the next letter may come. */
const PAUSE = 250;

interface SearchBoxProps {
  /** Of the field, unique on the page. */
  id: string;
  /** The hint that says what is searched. */
  hint: string;
  q: string;
}

/**
 * The search field of a list, and its button. The form is sent while typing, but not while Chinese is
 * composed; intermediate searches add no history entries.
 */
export function SearchBox({ id, hint, q }: SearchBoxProps) {
  const words = useStaffWords();
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The words that were sent last: their answer leaves alone what is typed since. */
  const sent = useRef(q.trim());
  useEffect(() => {
    if (!field.current || q.trim() === sent.current) return;
    sent.current = q.trim();
    field.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (input: HTMLInputElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (input.value.trim() === sent.current) return;
      sent.current = input.value.trim();
      void submit(input.form, { replace: true, preventScrollReset: true });
    }, PAUSE);
  };
  // The form is sent by Enter or its button, or its words go with another choice.
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const onSent = () => {
      clearTimeout(timer.current);
      sent.current = input?.value.trim() ?? "";
    };
    form?.addEventListener("submit", onSent);
    form?.addEventListener(WORDS_TAKEN, onSent);
    return () => {
      form?.removeEventListener("submit", onSent);
      form?.removeEventListener(WORDS_TAKEN, onSent);
    };
  }, []);
  return (
    <div className="search-box">
      <label className="visually-hidden" htmlFor={id}>
        {words.search} {fill(words.aside, { text: hint })}
      </label>
      <input
        ref={field}
        id={id}
        className="field"
        type="search"
        name="q"
        defaultValue={q}
        placeholder={hint}
        onInput={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) send(currentTarget);
        }}
        onCompositionEnd={({ currentTarget }) => send(currentTarget)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
        }}
      />
      <button type="submit" className="button button-quiet">
        <Search aria-hidden="true" size={18} />
        <span className="visually-hidden">{words.search}</span>
      </button>
    </div>
  );
}
