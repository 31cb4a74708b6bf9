import { type ReactNode, useLayoutEffect, useRef } from "react";
import { TOOL_MENU } from "./use-roving-focus";

interface ToolMenuProps {
  label: string;
  /** The tools, as buttons with their names. */
  children: ReactNode;
}

/** A list of tools below the row. Who opens it by keys goes on in it. */
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
