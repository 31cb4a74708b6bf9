import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { RefObject } from "react";
import { fill } from "../../locale/fill";
import { type DialogName, type EditorAction, FORMAT_ACTIONS } from "./actions";
import { TABLE_ACTIONS } from "./table-actions";
import { ToolButton } from "./tool-button";
import { useRovingFocus } from "./use-roving-focus";
import type { EditorWords } from "./words";

interface ToolbarProps {
  editor: Editor;
  /** Label of the text that it formats, and the id of its element. */
  label: string;
  textId: string;
  words: EditorWords;
  toolbar: RefObject<HTMLDivElement | null>;
  open: (dialog: DialogName) => void;
}

interface Tool {
  action: EditorAction;
  on: boolean | undefined;
  possible: boolean;
}

function toolStates(editor: Editor, actions: EditorAction[]): Omit<Tool, "action">[] {
  return actions.map((action) => ({
    on: action.isOn?.(editor),
    possible: action.isPossible?.(editor) ?? true,
  }));
}

function withStates(actions: EditorAction[], states: Omit<Tool, "action">[]): Tool[] {
  return actions.map((action, index) => ({ action, on: undefined, possible: true, ...states[index] }));
}

/** The toolbar of one text: one stop of the Tab key; Escape returns to the text. */
export function Toolbar({ editor, label, textId, words, toolbar, open }: ToolbarProps) {
  const { onKeyDown, onFocus } = useRovingFocus(toolbar);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      format: toolStates(current, FORMAT_ACTIONS),
      table: current.isActive("table") ? toolStates(current, TABLE_ACTIONS) : [],
    }),
  });
  const button = ({ action, on, possible }: Tool) => (
    <ToolButton
      key={action.name}
      {...{ action, on, possible }}
      label={words[action.name]}
      keepsFocus={() => editor.isFocused}
      onPress={() => action.run(editor, open)}
    />
  );
  return (
    <div
      ref={toolbar}
      role="toolbar"
      className="rich-text-toolbar"
      aria-label={fill(words.toolbar, { label })}
      aria-controls={textId}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === "Escape") editor.commands.focus();
        else onKeyDown(event);
      }}
    >
      {withStates(FORMAT_ACTIONS, state.format).map(button)}
      {state.table.length > 0 && (
        <fieldset aria-label={words.tableTools} className="rich-text-table-tools">
          {withStates(TABLE_ACTIONS, state.table).map(button)}
        </fieldset>
      )}
    </div>
  );
}
