import { ExternalLink, LogOut } from "lucide-react";
import { Link } from "react-router";
import { createClient } from "../../core/api/client";
import { Logo } from "../../core/art/logo";
import { useStaffMessages } from "../../core/locale/messages/staff";
import { useSiteDetails } from "../../core/site/site-details-context";
import { StaffLanguages } from "../../core/staff/staff-languages";
import { accountsContract } from "../../features/accounts/contract";

const api = createClient(accountsContract);

/** Who this is, the way to the site, language, and Log out. */
export function StaffHeader() {
  const words = useStaffMessages();
  const { shortName } = useSiteDetails();
  const logOut = async () => {
    await api.logout({}).catch(() => {}); // even unheard, the login page is where to go
    window.location.assign("/cms/login");
  };
  return (
    <header className="staff-header">
      <Link to="/cms" className="brand">
        <Logo className="brand-mark" />
        <span>
          {shortName} · {words.staffArea}
        </span>
      </Link>
      <StaffLanguages />
      <a className="button button-quiet" href="/">
        <ExternalLink aria-hidden="true" size={18} />
        {words.viewSite}
      </a>
      <button type="button" className="button button-quiet" onClick={logOut}>
        <LogOut aria-hidden="true" size={18} />
        {words.logout}
      </button>
    </header>
  );
}
