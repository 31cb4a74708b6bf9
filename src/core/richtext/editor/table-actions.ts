import { type Editor, findParentNode } from "@tiptap/core";
import {
  ArrowDownFromLine,
  ArrowLeftFromLine,
  ArrowRightFromLine,
  ArrowUpFromLine,
  FoldHorizontal,
  FoldVertical,
  PanelTop,
  Trash2,
} from "lucide-react";
import type { EditorAction } from "./actions";

/** Whether the first row of the table around the caret is made of header cells. */
function hasHeaderRow(editor: Editor): boolean {
  const table = findParentNode((node) => node.type.name === "table")(editor.state.selection);
  return table?.node.firstChild?.firstChild?.type.name === "tableHeader";
}

/** What can be done to the table that the caret is in. */
export const TABLE_ACTIONS: EditorAction[] = [
  {
    name: "rowBefore",
    icon: ArrowUpFromLine,
    run: (editor) => editor.chain().focus().addRowBefore().run(),
  },
  { name: "rowAfter", icon: ArrowDownFromLine, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: "deleteRow", icon: FoldVertical, run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    name: "columnBefore",
    icon: ArrowLeftFromLine,
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    name: "columnAfter",
    icon: ArrowRightFromLine,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    name: "deleteColumn",
    icon: FoldHorizontal,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    name: "headerRow",
    icon: PanelTop,
    isOn: hasHeaderRow,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  { name: "deleteTable", icon: Trash2, run: (editor) => editor.chain().focus().deleteTable().run() },
];
