import { ChevronDown, Keyboard } from "lucide-react";
import { FORMAT_ACTIONS } from "./actions";
import type { EditorWords } from "./words";

interface EditorLabelProps {
  /** Its parts are `{id}-label`, `{id}-hint` and `{id}-errors`. */
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
}

/** Label, hint and errors of a text; the text refers to them by their ids. */
export function EditorLabel({ id, label, hint, errors = [] }: EditorLabelProps) {
  return (
    <>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-errors`}>
          {errors.map((error) => (
            <p key={error} className="field-error">
              {error}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** The list of keys that work in the text, to open when wanted. */
export function Shortcuts({ words }: { words: EditorWords }) {
  const rows = [
    ...FORMAT_ACTIONS.flatMap(({ keys, name }) => (keys ? [{ keys, does: words[name] }] : [])),
    { keys: "Shift+Enter", does: words.lineBreak },
    { keys: "Tab, Shift+Tab", does: words.tabKey },
    { keys: "Alt+↓, Alt+↑", does: words.nextPart },
    { keys: "Alt+F10", does: words.toToolbar },
    { keys: "Esc", does: words.toText },
  ];
  return (
    <details className="editor-shortcuts group text-slate">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2">
        <Keyboard aria-hidden size={20} />
        {words.shortcuts}
        <ChevronDown aria-hidden size={20} className="group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 pb-4">
        {rows.map(({ keys, does }) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-4">{words.shortcutsMac}</p>
    </details>
  );
}
