import { Link } from "react-router";
import { useStaffWords } from "../../core/locale/words/staff";
import { useSiteDetails } from "../../core/site/frame/site-details-context";
import { FindingAndHelp } from "./finding-and-help";
import { MenuSheet } from "./menu-sheet";
import { StaffTools } from "./staff-tools";

/** Who this is, and on a wide screen the tools; on a small one they are behind Menu, with the navigation. */
export function StaffHeader() {
  const words = useStaffWords();
  const { shortName } = useSiteDetails();
  return (
    <header className="staff-header">
      <Link to="/cms" className="brand">
        <span>
          {shortName} <span className="brand-place">{words.staffArea}</span>
        </span>
      </Link>
      <FindingAndHelp />
      <div className="staff-tools staff-tools-wide">
        <StaffTools />
      </div>
      <MenuSheet />
    </header>
  );
}
