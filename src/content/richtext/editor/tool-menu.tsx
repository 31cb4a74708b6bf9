import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

interface ToolMenuProps {
  label: string;
  /** The tools, as buttons with their names. */
  children: ReactNode;
}

/** A list of tools below the row. Opened by keyboard, it gets the focus. */
export function ToolMenu({ label, children }: ToolMenuProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute("aria-expanded") === "true")
      list.current?.querySelector("button")?.focus();
  }, []);
  return (
    <fieldset ref={list} className={TOOL_MENU} aria-label={label}>
      {children}
    </fieldset>
  );
}

/** The lists of tools, each by the name of the button that opens it. */
type MenuName = "moreTools" | "tableTools";

/** The list of tools that is open, and what opens and closes it. */
export interface ToolMenus {
  shown: MenuName | undefined;
  toggle: (name: MenuName) => void;
  /** Closes it; returns the focus to its button when it is in the list. */
  close: () => void;
}

const OPENER = "[aria-expanded=true]";

/** Stores which list of a toolbar is open. A press elsewhere closes it, and so does typing. */
export function useToolMenu(toolbar: RefObject<HTMLElement | null>): ToolMenus {
  const [shown, setShown] = useState<MenuName>();
  const isOpen = shown !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      const within = target instanceof Element && target.closest(`.${TOOL_MENU}, ${OPENER}`);
      if (!within) setShown(undefined);
    };
    const events = ["pointerdown", "focusin", "keydown"] as const;
    for (const name of events) document.addEventListener(name, leave);
    return () => {
      for (const name of events) document.removeEventListener(name, leave);
    };
  }, [isOpen]);
  return {
    shown,
    toggle: (name) => setShown((before) => (before === name ? undefined : name)),
    close: () => {
      if (document.activeElement?.closest(`.${TOOL_MENU}`))
        toolbar.current?.querySelector<HTMLElement>(OPENER)?.focus();
      setShown(undefined);
    },
  };
}

/** A list of tools that is open below the row. */
const TOOL_MENU = "rich-text-tool-menu";

function buttonsOf(toolbar: HTMLElement | null): HTMLButtonElement[] {
  return [...(toolbar?.querySelectorAll<HTMLButtonElement>("button:not([data-folded])") ?? [])];
}

/** The buttons among which arrow keys move: those of the open list while the focus is in it, else those of the row. */
function reachable(toolbar: HTMLElement | null): HTMLButtonElement[] {
  const menu = document.activeElement?.closest(`.${TOOL_MENU}`) ?? null;
  return buttonsOf(toolbar).filter((button) => button.closest(`.${TOOL_MENU}`) === menu && isShown(button));
}

const isShown = (button: HTMLElement) => button.getClientRects().length > 0;

function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * Makes the buttons of a toolbar one stop of the Tab key, which remembers the button last used; arrow keys, Home
 * and End move within.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLButtonElement | null>(null);

  function makeCurrent(button: HTMLButtonElement | undefined) {
    current.current = button ?? null;
    for (const each of buttonsOf(toolbar.current)) each.tabIndex = each === button ? 0 : -1;
  }

  // Buttons come and go with the caret, so after every render.
  useLayoutEffect(() => {
    const buttons = buttonsOf(toolbar.current);
    makeCurrent(buttons.find((button) => button === current.current) ?? buttons[0]);
  });

  function onKeyDown(event: KeyboardEvent) {
    const buttons = reachable(toolbar.current);
    const index = buttons.findIndex((button) => button.matches(":focus"));
    const target = index === -1 ? undefined : targetIndex(event.key, index, buttons.length);
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  function onFocus() {
    makeCurrent(buttonsOf(toolbar.current).find((button) => button === document.activeElement));
  }

  return { onKeyDown, onFocus };
}

/** Moves the focus to the button of the toolbar that was last used. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  buttonsOf(toolbar)
    .find((button) => button.tabIndex === 0)
    ?.focus();
}
