import { type RefObject, useEffect, useState } from "react";
import { TOOL_MENU } from "./use-roving-focus";

/** The lists of tools, each by the name of the button that opens it. */
type MenuName = "moreTools" | "tableTools";

/** The list of tools that is open, and what opens and closes it. */
export interface ToolMenus {
  shown: MenuName | undefined;
  toggle: (name: MenuName) => void;
  /** Closes it; gives the focus back to its button when it is in the list. */
  close: () => void;
}

const OPENER = "[aria-expanded=true]";

/** Keeps which list of a toolbar is open. A press elsewhere closes it, and so does writing on. */
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
