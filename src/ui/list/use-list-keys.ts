import { type RefObject, useEffect } from "react";
import { usesSingleKeys } from "../frame/single-keys";

const ROW_LINK = ":is(tbody tr, .ordered-row) .entry-table-link, .month-entry a, .media-card";
const FIELD = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";

/**
 * Keyboard shortcuts of a list, outside text fields: j and k go to the next and the previous row, which Enter
 * opens; x selects it; and / goes to the search. They can be turned off, since a single key is easily pressed
 * by mistake, or spoken.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || !usesSingleKeys()) return;
      if (!list.current || !(target instanceof Element) || target.closest(`${FIELD}, dialog`)) return;
      if (document.querySelector("dialog:modal")) return;
      if (act(key, list.current)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

/** Handles a key; returns whether it is a shortcut. */
function act(key: string, list: HTMLElement): boolean {
  const links = [...list.querySelectorAll<HTMLElement>(ROW_LINK)];
  const row = document.activeElement?.closest("tbody tr, .ordered-row, .media-grid > li");
  const focused = links.findIndex((link) => link.matches(":focus"));
  const at = focused === -1 ? links.findIndex((link) => row?.contains(link)) : focused;
  switch (key) {
    case "j":
      links[Math.min(at + 1, links.length - 1)]?.focus();
      return true;
    case "k":
      links[Math.max(at - 1, 0)]?.focus();
      return true;
    case "x":
      row?.querySelector<HTMLElement>(".select-row input")?.click();
      return row !== null && row !== undefined;
    case "/":
      list.querySelector<HTMLInputElement>("input[type=search]")?.select();
      return list.querySelector("input[type=search]") !== null;
    default:
      return false;
  }
}
