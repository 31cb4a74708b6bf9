import { MoreHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { fill } from "../../locale/fill";
import { useWords } from "../../locale/use-words";
import { listWords } from "./words";

/** What else can be done with an entry: a button that opens a list of buttons, each 48 px high. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const words = useWords(listWords);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = (event: Event) => {
      const within = event.target instanceof Node && details.contains(event.target);
      // A question that was opened from the menu stands within it.
      if (!within) details.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, []);
  return (
    <details
      ref={menu}
      className="more-menu"
      name="more-menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open || event.defaultPrevented) return;
        // That closes a question which was opened from here, and leads back to its button.
        if (event.target instanceof Element && event.target.closest("dialog")) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="button button-quiet">
        <MoreHorizontal aria-hidden="true" size={20} />
        <span className="visually-hidden">{fill(words.moreFor, { name })}</span>
      </summary>
      <div className="more-menu-list">{children}</div>
    </details>
  );
}
