import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { fill } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";

interface ActingRowProps {
  /** Its subject, for the name of the button. */
  name: string;
  /** Undefined for a row without an action. */
  action: { label: string; icon: LucideIcon; onPress: () => void } | undefined;
  children: ReactNode;
}

/** A row of a list of files or entries, with the one thing that can be done with it. */
export function ActingRow({ name, action, children }: ActingRowProps) {
  const staff = useStaffWords();
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xl border border-line p-3">
      <span className="min-w-40 flex-1 wrap-anywhere">{children}</span>
      {action && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(staff.withName, { label: action.label, name })}
          onClick={action.onPress}
        >
          <action.icon aria-hidden="true" size={18} />
          {action.label}
        </button>
      )}
    </li>
  );
}
