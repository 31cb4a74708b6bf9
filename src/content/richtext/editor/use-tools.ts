import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type LucideIcon, Table } from "lucide-react";
import { type DialogName, type EditorAction, FORMAT_ACTIONS, TABLE_ACTIONS } from "./actions";
import type { ToolMenus } from "./tool-menu";
import type { EditorWords } from "./words";

/** A tool's state at the caret. */
export interface Tool {
  /** Its name among the messages, which is also its label. */
  name: keyof EditorWords;
  icon: LucideIcon;
  /** Keys that do the same, as `Ctrl+B`. */
  keys?: string | undefined;
  opensDialog?: boolean | undefined;
  startsGroup?: boolean | undefined;
  /** Undefined for a button that is no switch. */
  on?: boolean | undefined;
  possible?: boolean | undefined;
  /** True while its list is open; undefined for a button without one. */
  expanded?: boolean | undefined;
  /** The tool that it replaces, whose focus it takes over. */
  inPlaceOf?: string;
  press: () => void;
}

interface ToolState {
  on: boolean | undefined;
  possible: boolean;
}

function statesOf(editor: Editor, actions: EditorAction[]): ToolState[] {
  return actions.map((action) => ({
    on: action.isOn?.(editor),
    possible: action.isPossible?.(editor) ?? true,
  }));
}

/** The tools of the row, where a list of tools has its button, and those of the table that the caret is in. */
export function useTools(editor: Editor, open: (dialog: DialogName) => void, menus: ToolMenus) {
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      format: statesOf(current, FORMAT_ACTIONS),
      table: current.isActive("table") ? statesOf(current, TABLE_ACTIONS) : [],
    }),
  });
  const inTable = states.table.length > 0;
  const toolsOf = (actions: EditorAction[], each: ToolState[]) =>
    actions.map(
      ({ name, icon, keys, opensDialog, startsGroup, run }, index): Tool => ({
        ...{ name, icon, keys, opensDialog, startsGroup, ...each[index] },
        press: () => run(editor, open),
      }),
    );
  const tableMenu: Tool = {
    name: "tableTools",
    icon: Table,
    expanded: menus.shown === "tableTools",
    inPlaceOf: "insertTable",
    press: () => menus.toggle("tableTools"),
  };
  return {
    tools: toolsOf(FORMAT_ACTIONS, states.format).map((tool) =>
      inTable && tool.name === tableMenu.inPlaceOf ? tableMenu : tool,
    ),
    tableTools: inTable ? toolsOf(TABLE_ACTIONS, states.table) : [],
  };
}
