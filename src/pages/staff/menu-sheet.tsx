import { Menu } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useStaffWords } from "../../core/locale/words/staff";
import { MenuLinks } from "./menu-links";
import { StaffTools } from "./staff-tools";

/** The menu of small screens: it lies over the screen while it is open, and goes when the focus leaves it. */
export function MenuSheet() {
  const words = useStaffWords();
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = () => sheet.current?.removeAttribute("open");
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Escape") return;
    close();
    currentTarget.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details ref={sheet} className="staff-nav-sheet" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="button button-quiet">
        <Menu aria-hidden="true" size={20} />
        {words.menu}
      </summary>
      <div className="staff-sheet">
        <nav className="staff-nav" aria-label={words.navigation}>
          <MenuLinks onFollow={close} />
        </nav>
        <div className="staff-tools">
          <StaffTools />
        </div>
      </div>
    </details>
  );
}
