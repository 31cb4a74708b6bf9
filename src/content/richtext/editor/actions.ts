import { type Editor, findParentNode } from "@tiptap/core";
import {
  ArrowDownFromLine,
  ArrowLeftFromLine,
  ArrowRightFromLine,
  ArrowUpFromLine,
  Bold,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  PanelTop,
  Quote,
  Redo2,
  Table,
  Trash2,
  Undo2,
} from "lucide-react";
import type { EditorWords } from "./words";

export type DialogName = "link" | "image";

/** A button of the toolbar. */
export interface EditorAction {
  /** Its name among the messages, which is also its label. */
  name: keyof EditorWords;
  icon: LucideIcon;
  /** Keys that do the same, as `Ctrl+B`. */
  keys?: string;
  /** For a switch: whether it is on where the caret is. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it would do anything at the caret; it always would, when left out. */
  isPossible?: (editor: Editor) => boolean;
  /** Does it and returns to the text, or opens a dialog. */
  run: (editor: Editor, open: (dialog: DialogName) => void) => void;
  opensDialog?: boolean;
  /** True when a separator precedes it in the row. */
  startsGroup?: boolean;
}

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** The tools in the order of the row: what is used most first, since the last ones have no place on a narrow one. */
export const FORMAT_ACTIONS: EditorAction[] = [
  {
    name: "undo",
    icon: Undo2,
    keys: "Ctrl+Z",
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: "heading",
    startsGroup: true,
    icon: Heading2,
    keys: "Ctrl+Alt+2",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "bold",
    icon: Bold,
    keys: "Ctrl+B",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "bulletList",
    icon: List,
    keys: "Ctrl+Shift+8",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "link",
    startsGroup: true,
    icon: Link,
    keys: "Ctrl+K",
    isPossible: (editor) => !editor.isActive("image"),
    opensDialog: true,
    run: (_editor, open) => open("link"),
  },
  { name: "image", icon: Image, opensDialog: true, run: (_editor, open) => open("image") },
  {
    name: "insertTable",
    icon: Table,
    isPossible: (editor) => !editor.isActive("table"),
    run: (editor) => editor.chain().focus().insertTable(NEW_TABLE).run(),
  },
  {
    name: "subheading",
    startsGroup: true,
    icon: Heading3,
    keys: "Ctrl+Alt+3",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "italic",
    icon: Italic,
    keys: "Ctrl+I",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "orderedList",
    icon: ListOrdered,
    keys: "Ctrl+Shift+7",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    icon: Quote,
    keys: "Ctrl+Shift+B",
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: "redo",
    icon: Redo2,
    keys: "Ctrl+Shift+Z",
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Whether the first row of the table around the caret consists of header cells. */
function hasHeaderRow(editor: Editor): boolean {
  const table = findParentNode((node) => node.type.name === "table")(editor.state.selection);
  return table?.node.firstChild?.firstChild?.type.name === "tableHeader";
}

/** The actions on the table that the caret is in. */
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
