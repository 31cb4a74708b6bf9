import { MoreHorizontal } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { fill, useWords } from "../../platform/locale/lang";
import { listWords } from "./words";

interface ActionMenuProps {
  /** The label on the button that opens it. */
  label: ReactNode;
  /** Of that button, where something gives it the focus. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The actions on an item: a button that opens a list of buttons, each 48 px high. It stays open until the
 * focus leaves, Escape is pressed, or another opens.
 */
export function ActionMenu({ label, id, className = "", children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosedFromOutside(menu);
  return (
    <details
      ref={menu}
      className={`more-menu ${className}`}
      name="more-menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open || event.defaultPrevented) return;
        // That closes a dialog which was opened from here, and returns the focus to its button.
        if (event.target instanceof Element && event.target.closest("dialog")) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary id={id} className="button button-quiet">
        {label}
      </summary>
      <div className="more-menu-list">{children}</div>
    </details>
  );
}

function useClosedFromOutside(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = (event: Event) => {
      const within = event.target instanceof Node && details.contains(event.target);
      // A dialog that was opened from the menu is inside it.
      if (!within) details.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [menu]);
}

/** The other actions on an entry. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const words = useWords(listWords);
  const label = (
    <>
      <MoreHorizontal aria-hidden="true" size={20} />
      <span className="visually-hidden">{fill(words.moreFor, { name })}</span>
    </>
  );
  return <ActionMenu label={label}>{children}</ActionMenu>;
}
