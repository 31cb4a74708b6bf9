import type { Editor } from "@tiptap/core";
import { Ellipsis, Tags } from "lucide-react";
import { type KeyboardEvent, memo, type RefObject, useRef } from "react";
import { fill } from "../../locale/fill";
import type { DialogName } from "./actions";
import { ToolButtons } from "./tool-buttons";
import { ToolMenu } from "./tool-menu";
import { toggleToolNames, useToolNames } from "./tool-names";
import { ToolTip, useToolTip } from "./tool-tip";
import { useFitting } from "./use-fitting";
import { useRovingFocus } from "./use-roving-focus";
import { type ToolMenus, useToolMenu } from "./use-tool-menu";
import { type Tool, useTools } from "./use-tools";
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

/** The buttons at the end of the row: one that lists the tools without a place on it, and one for the names of all. */
function endOfRow(menus: ToolMenus, isFull: boolean, named: boolean): Tool[] {
  const expanded = menus.shown === "moreTools";
  const press = () => menus.toggle("moreTools");
  const more: Tool = { name: "moreTools", icon: Ellipsis, expanded, press };
  const names: Tool = { name: "showNames", icon: Tags, on: named, press: toggleToolNames };
  return isFull ? [more, names] : [names];
}

/** The tools without a place on the row, those of a table one by one, as a list that closes before one is used. */
function listed(tools: Tool[], fitting: number, tableTools: Tool[], close: () => void): Tool[] {
  const folded = tools.slice(fitting).flatMap((tool) => (tool.name === "tableTools" ? tableTools : tool));
  const closing = ({ press }: Tool) => {
    close();
    press();
  };
  return folded.map((tool) => ({ ...tool, press: () => closing(tool) }));
}

/**
 * The tools of one text in a row: one stop of the Tab key; Escape returns to the text. What has no place on the row
 * is in a list, and so are the tools of the table that the caret is in.
 */
export const Toolbar = memo(function Toolbar({ editor, label, textId, words, toolbar, open }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const fitting = useFitting(row);
  const named = useToolNames();
  const menus = useToolMenu(toolbar);
  const { tip, hide, onFocus, pointing } = useToolTip(!named && !menus.shown);
  const roving = useRovingFocus(toolbar);
  const { tools, tableTools } = useTools(editor, open, menus);
  const looks = { words, tip, keepsFocus: () => editor.isFocused };
  const more = listed(tools, fitting, tableTools, menus.close);
  const end = endOfRow(menus, more.length > 0, named);
  const list = menus.shown === "tableTools" ? tableTools : [...more, ...end.slice(1)];
  const tipped = tip && [...tools, ...end].find(({ name }) => name === tip.tool);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") roving.onKeyDown(event);
    else if (menus.shown) menus.close();
    else if (tip) hide();
    else editor.commands.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      className="rich-text-toolbar"
      data-named={named}
      aria-label={fill(words.toolbar, { label })}
      aria-controls={textId}
      onFocus={(event) => {
        roving.onFocus();
        onFocus(event);
      }}
      onKeyDown={onKeyDown}
      {...pointing}
    >
      <div className="rich-text-tool-row">
        <div ref={row} className="rich-text-tools">
          <ToolButtons {...looks} tools={tools} fitting={fitting} />
        </div>
        <ToolButtons {...looks} tools={end} />
      </div>
      {menus.shown && list.length > 0 && (
        <ToolMenu label={words[menus.shown]}>
          <ToolButtons {...looks} tools={list} />
        </ToolMenu>
      )}
      {tipped && tip && <ToolTip {...tip} label={words[tipped.name]} keys={tipped.keys} />}
    </div>
  );
});
