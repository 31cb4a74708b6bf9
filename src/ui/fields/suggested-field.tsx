import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fill, type Localized, useWords } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import { isComposing } from "../form/form";
import { FieldFrame, type FieldFrameProps } from "./field-frame";

const eng = {
  found: "Found: {count}. Arrow keys choose, Enter takes one.",
  none: "Nothing has this name.",
  failed: "Names cannot be looked up now. Try again in a moment.",
};

const tra: typeof eng = {
  found: "找到 {count} 項。按方向鍵選擇，按 Enter 確定。",
  none: "沒有這個名稱的項目。",
  failed: "暫時無法尋找名稱，請稍後再試。",
};

const sim: typeof eng = {
  found: "找到 {count} 项。按方向键选择，按 Enter 确定。",
  none: "没有这个名称的项目。",
  failed: "暂时无法查找名称，请稍后再试。",
};

const suggestionWords: Localized<typeof eng> = { eng, tra, sim };

/** Something that can be chosen by its name. */
export interface Suggestion {
  /** The field's text once it is chosen. */
  value: string;
  name: string;
  /** A description that distinguishes it from others of its name. */
  about: string;
}

interface SuggestedFieldProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  /** Finds what has these words in its name. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Whether a value is complete: Enter accepts it, and takes the first suggestion of any other. */
  isWhole: (value: string) => boolean;
}

/** A line that is typed, or chosen by part of a name: a combobox whose focus stays in the field. */
export function SuggestedField(props: SuggestedFieldProps) {
  const { label, path, hint, errors, value, onChange, find, isWhole } = props;
  const list = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<Suggestion>();
  const { suggestions, state } = useSuggestions(find, sought);
  const [at, setAt] = useState({ sought, place: -1 });
  const first = isWhole(value) ? -1 : 0;
  // Other words begin anew.
  const place = at.sought === sought ? Math.min(at.place, suggestions.length - 1) : first;
  const active = suggestions[place];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const type = (typed: string, composing: boolean) => {
    setChosen(undefined);
    onChange(typed);
    if (!composing) setSought(typed.trim());
  };
  const choose = (suggestion: Suggestion) => {
    setChosen(suggestion);
    onChange(suggestion.value);
    setSought("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || suggestions.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const next = place === -1 && step === -1 ? suggestions.length - 1 : place + step;
      setAt({ sought, place: (next + suggestions.length) % suggestions.length });
    } else if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Escape") setSought("");
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {(control) => (
        <div className="suggested">
          <input
            {...control}
            className="field"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={active && `${control.id}-${place}`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target, nativeEvent }) =>
              type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
            onKeyDown={onKeyDown}
            onBlur={() => setSought("")}
          />
          <div
            ref={list}
            id={`${control.id}-list`}
            className="suggested-list"
            role="listbox"
            aria-label={label}
            hidden={suggestions.length === 0}
          >
            {suggestions.map((each, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys are the field's
              <div
                key={`${each.value} ${each.name}`}
                id={`${control.id}-${index}`}
                className="find-choice"
                role="option"
                aria-selected={index === place}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(each)}
              >
                <Name text={each.name} />
                <span className="find-about">{each.about}</span>
              </div>
            ))}
          </div>
          {/* The number is for screen readers; if visible it would move what is below. */}
          <p role="status" className={state === "found" ? "visually-hidden" : "field-hint"}>
            {chosen ? (
              <>
                <Name text={chosen.name} /> · {chosen.about}
              </>
            ) : (
              <Found state={isWhole(value) && state === "none" ? "idle" : state} count={suggestions.length} />
            )}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

type State = "idle" | "looking" | "found" | "none" | "failed";

function Found({ state, count }: { state: State; count: number }) {
  const words = useWords(suggestionWords);
  if (state === "idle" || state === "looking") return null;
  return fill(words[state], { count });
}

/** Milliseconds in which the next letter may come. */
const PAUSE = 150;

/** Loads suggestions after a pause in typing; none for no words. */
function useSuggestions(
  find: SuggestedFieldProps["find"],
  sought: string,
): { suggestions: readonly Suggestion[]; state: State } {
  const [answer, setAnswer] = useState<{
    sought: string;
    suggestions: readonly Suggestion[];
    failed: boolean;
  }>();
  useEffect(() => {
    if (sought === "") return;
    const asking = new AbortController();
    const ask = async () => {
      const found = await find(sought, asking.signal).catch(() => undefined);
      if (!asking.signal.aborted) setAnswer({ sought, suggestions: found ?? [], failed: !found });
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [find, sought]);
  if (sought === "") return { suggestions: [], state: "idle" };
  // What was found for other words is not offered: Enter would take it.
  if (answer?.sought !== sought) return { suggestions: [], state: "looking" };
  const { suggestions, failed } = answer;
  return { suggestions, state: failed ? "failed" : suggestions.length > 0 ? "found" : "none" };
}
