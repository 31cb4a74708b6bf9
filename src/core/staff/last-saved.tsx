import { Check } from "lucide-react";
import { hongKongTime } from "../locale/dates";
import { fill } from "../locale/fill";
import { useStaffMessages } from "../locale/messages/staff";
import { useSavedAt } from "./banner";

/** When this screen was saved last, for whoever missed the banner; quiet, since the banner has announced it. */
export function LastSaved() {
  const words = useStaffMessages();
  const at = useSavedAt();
  if (!at) return null;
  return (
    <span className="last-saved">
      <Check aria-hidden="true" size={18} />
      {fill(words.savedAt, { time: hongKongTime(at) })}
    </span>
  );
}
