import { Check } from "lucide-react";
import { hongKongTime } from "../../locale/dates";
import { fill } from "../../locale/fill";
import { useStaffWords } from "../../locale/words/staff";
import { useSaved } from "../frame/banner";
import { ViewSaved } from "./view-saved";

/**
 * When this screen was saved last, and where that is seen, for whoever missed the banner; quiet, since the banner has
 * announced it.
 */
export function LastSaved() {
  const words = useStaffWords();
  const saved = useSaved();
  if (!saved) return null;
  return (
    <span className="last-saved">
      <Check aria-hidden="true" size={18} />
      <span>{fill(words.savedAt, { time: hongKongTime(saved.at) })}</span>
      {saved.view && <ViewSaved address={saved.view} />}
    </span>
  );
}
