import type { EditorAction } from "./actions";

interface ToolButtonProps {
  action: EditorAction;
  label: string;
  /** Undefined for a button that is no switch. */
  on: boolean | undefined;
  possible: boolean;
  /** Whether the caret is in the text, where a click must leave it. */
  keepsFocus: () => boolean;
  onPress: () => void;
}

/** `Ctrl+Alt+2` as the `aria-keyshortcuts` attribute says it. */
function ariaKeys(keys: string | undefined): string | undefined {
  return keys?.replace("Ctrl", "Control");
}

/** One button of the toolbar. Where it can do nothing it stays in reach, so that the others keep their place. */
export function ToolButton(props: ToolButtonProps) {
  const { action, label, on, possible, keepsFocus, onPress } = props;
  const Icon = action.icon;
  return (
    <button
      type="button"
      className="rich-text-tool"
      title={label}
      aria-pressed={on}
      aria-disabled={possible ? undefined : true}
      aria-haspopup={action.opensDialog ? "dialog" : undefined}
      aria-keyshortcuts={ariaKeys(action.keys)}
      onMouseDown={(event) => {
        if (keepsFocus()) event.preventDefault();
      }}
      onClick={() => {
        if (possible) onPress();
      }}
    >
      <Icon aria-hidden size={20} />
      <span>{label}</span>
    </button>
  );
}
