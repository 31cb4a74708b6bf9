import { RotateCcw } from "lucide-react";
import { createContext, useContext, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { fill, LANGS, type Localized, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import { useBanner } from "../../ui/frame/banner";
import type { ContentType } from "../definition";
import { fieldPaths } from "../field-paths";
import { formWords } from "./form-words";

/** Returns the initial text of the field at a path of the request; undefined where its type has none. */
type FirstText = (path: string) => unknown;

export const FirstTextContext = createContext<FirstText>(() => undefined);

/**
 * The first texts of an entry, by their paths in the request; a list as a whole.
 * @param first those of its own; by default those that every entry of its type begins with
 */
export function firstTextOf(
  { texts, firstTexts }: ContentType,
  prefix: string,
  first: Localized<object> | undefined = firstTexts,
): FirstText {
  const parts = first ? LANGS.flatMap((lang) => fieldPaths(texts, first[lang], lang)) : [];
  const values = new Map(parts.map(({ path, value }) => [path, value]));
  return (path) => values.get(path.slice(prefix.length));
}

interface BackToFirstProps {
  label: string;
  /** Path of the field in the request. */
  path: string;
  value: unknown;
  onChange: (change: (before: unknown) => unknown) => void;
  /** Where it is no text: the words of the button, and those that say what it has done. */
  said?: { button: string; done: string };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A button that resets a field to its initial text, where it differs. Nothing is saved by that. */
export function BackToFirst({ label, path, value, onChange, said }: BackToFirstProps) {
  const words = useWords(formWords);
  const { button, done } = said ?? { button: words.backToFirst, done: words.isAsFirst };
  const { undo } = useStaffWords();
  const banner = useBanner();
  const first = useContext(FirstTextContext)(path);
  // Without a form it cannot be undone.
  const withdraw = useRef(() => {});
  useEffect(() => () => withdraw.current(), []);
  if (first === undefined || isSame(first, value)) return null;
  const bringBack = () => {
    flushSync(() => onChange(() => first));
    // The button has gone; the field is there to go on in.
    document.getElementById(fieldId(path))?.focus();
    const action = { label: undo, run: () => onChange(() => value) };
    withdraw.current = banner({ text: fill(done, { label }), action });
  };
  return (
    <p className="copy-from">
      <button
        type="button"
        className="button button-quiet"
        aria-label={fill(words.copyFromInto, { said: button, label })}
        onClick={bringBack}
      >
        <RotateCcw aria-hidden="true" size={18} />
        {button}
      </button>
    </p>
  );
}
