import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Ellipsis, type LucideIcon, Table, Tags } from "lucide-react";
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../platform/locale/lang";
import { type DialogName, type EditorAction, FORMAT_ACTIONS, TABLE_ACTIONS } from "./actions";
import { ToolMenu, type ToolMenus, useRovingFocus, useToolMenu } from "./tool-menu";
import { type ShownTip, ToolTip, useToolTip } from "./tool-tip";
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
  const looks = { words, tip, preservesFocus: () => editor.isFocused };
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
      <p className="rich-text-tools-away" aria-hidden="true">
        {words.toolsAway}
      </p>
      {menus.shown && list.length > 0 && (
        <ToolMenu label={words[menus.shown]}>
          <ToolButtons {...looks} tools={list} />
        </ToolMenu>
      )}
      {tipped && tip && <ToolTip {...tip} label={words[tipped.name]} keys={tipped.keys} />}
    </div>
  );
});

/** The properties that all buttons of a toolbar share. */
interface ToolLooks {
  words: EditorWords;
  tip: ShownTip | undefined;
  /** Whether the caret is in the text, which a click must not change. */
  preservesFocus: () => boolean;
}

interface ToolButtonsProps extends ToolLooks {
  tools: Tool[];
  /** The number of them that have a place on the row. */
  fitting?: number;
}

/** Tools as buttons. */
function ToolButtons({ tools, fitting = tools.length, words, tip, preservesFocus }: ToolButtonsProps) {
  return tools.map((tool, index) => (
    <ToolButton
      key={tool.inPlaceOf ?? tool.name}
      tool={tool}
      label={words[tool.name]}
      labelledBy={tip?.tool === tool.name ? tip.id : undefined}
      folded={index >= fitting}
      preservesFocus={preservesFocus}
    />
  ));
}

interface ToolButtonProps {
  tool: Tool;
  label: string;
  /** Id of the tip that shows its name. */
  labelledBy: string | undefined;
  /** True when it has no place on the row. */
  folded: boolean;
  /** Whether the caret is in the text, which a click must not change. */
  preservesFocus: () => boolean;
}

/** `Ctrl+Alt+2` as the `aria-keyshortcuts` attribute says it. */
function ariaKeys(keys: string | undefined): string | undefined {
  return keys?.replace("Ctrl", "Control");
}

/** One button of the toolbar. A disabled tool stays in the row, so that the others do not move. */
function ToolButton({ tool, label, labelledBy, folded, preservesFocus }: ToolButtonProps) {
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
        if (preservesFocus()) event.preventDefault();
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

/** Index of the first child below the first line, or else `Infinity`. */
function firstWrapped(line: HTMLElement | null): number {
  const children = [...(line?.children ?? [])].map((child) => child.getBoundingClientRect().top);
  const wrapped = children.findIndex((top) => top > (children[0] ?? 0) + 1);
  return wrapped === -1 ? Number.POSITIVE_INFINITY : wrapped;
}

/** A row whose children are counted by whether they fit, with a setter of their number. */
type Measured = readonly [line: RefObject<HTMLElement | null>, setFitting: (fitting: number) => void];

const unmeasured = new Set<Measured>();

/** Measures all lines that were drawn at once, so that the page is laid out once for all of them, before it is shown. */
function measureAll() {
  const fitting = [...unmeasured].map(([line, set]) => [set, firstWrapped(line.current)] as const);
  unmeasured.clear();
  flushSync(() => {
    for (const [set, count] of fitting) set(count);
  });
}

function measureSoon(measured: Measured) {
  if (unmeasured.size === 0) queueMicrotask(measureAll);
  unmeasured.add(measured);
}

/**
 * The number of children of a wrapping line that fit on it; the same after each render and each change of its size.
 */
function useFitting(line: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  const measured = useMemo(() => [line, setFitting] as const, [line]);
  useLayoutEffect(() => measureSoon(measured));
  useEffect(() => {
    if (!line.current) return;
    const observer = new ResizeObserver(() => setFitting(firstWrapped(line.current)));
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [line]);
  return fitting;
}

/** The storage key for showing the names of the tools below their icons. */
const NAMED = "editor-tool-names";

const listeners = new Set<() => void>();

const areShown = (): boolean => localStorage.getItem(NAMED) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the tools show their names, in all editors of the screen. */
function useToolNames(): boolean {
  return useSyncExternalStore(subscribe, areShown, () => false);
}

/** Shows the names from now on, or no longer. */
function toggleToolNames(): void {
  if (areShown()) localStorage.removeItem(NAMED);
  else localStorage.setItem(NAMED, "yes");
  for (const listener of listeners) listener();
}

/** A tool's state at the caret. */
interface Tool {
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
function useTools(editor: Editor, open: (dialog: DialogName) => void, menus: ToolMenus) {
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
