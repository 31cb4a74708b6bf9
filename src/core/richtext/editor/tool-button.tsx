import type { Tool } from "./use-tools";

interface ToolButtonProps {
  tool: Tool;
  label: string;
  /** Id of the tip that shows its name. */
  labelledBy: string | undefined;
  /** Whether it has no place on the row. */
  folded: boolean;
  /** Whether the caret is in the text, where a click must leave it. */
  keepsFocus: () => boolean;
}

/** `Ctrl+Alt+2` as the `aria-keyshortcuts` attribute says it. */
function ariaKeys(keys: string | undefined): string | undefined {
  return keys?.replace("Ctrl", "Control");
}

/** One button of the toolbar. Where it can do nothing it stays in reach, so that the others keep their place. */
export function ToolButton({ tool, label, labelledBy, folded, keepsFocus }: ToolButtonProps) {
  const { name, icon: Icon, possible = true } = tool;
  return (
    <button
      type="button"
      className="rich-text-tool"
      data-tool={name}
      data-starts-group={tool.startsGroup}
      data-folded={folded || undefined}
      aria-labelledby={labelledBy}
      aria-pressed={tool.on}
      aria-expanded={tool.expanded}
      aria-disabled={possible ? undefined : true}
      aria-haspopup={tool.opensDialog ? "dialog" : undefined}
      aria-keyshortcuts={ariaKeys(tool.keys)}
      onMouseDown={(event) => {
        if (keepsFocus()) event.preventDefault();
      }}
      onClick={() => {
        if (possible) tool.press();
      }}
    >
      <Icon aria-hidden size={20} />
      <span>{label}</span>
    </button>
  );
}
