import { ToolButton } from "./tool-button";
import type { ShownTip } from "./tool-tip";
import type { Tool } from "./use-tools";
import type { EditorWords } from "./words";

/** What all buttons of a toolbar have in common. */
interface ToolLooks {
  words: EditorWords;
  tip: ShownTip | undefined;
  /** Whether the caret is in the text, where a click must leave it. */
  keepsFocus: () => boolean;
}

interface ToolButtonsProps extends ToolLooks {
  tools: Tool[];
  /** How many of them have a place on the row. */
  fitting?: number;
}

/** Tools as buttons. */
export function ToolButtons({ tools, fitting = tools.length, words, tip, keepsFocus }: ToolButtonsProps) {
  return tools.map((tool, index) => (
    <ToolButton
      key={tool.inPlaceOf ?? tool.name}
      tool={tool}
      label={words[tool.name]}
      labelledBy={tip?.tool === tool.name ? tip.id : undefined}
      folded={index >= fitting}
      keepsFocus={keepsFocus}
    />
  ));
}
