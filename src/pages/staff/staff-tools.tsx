import { ExternalLink, LogOut } from "lucide-react";
import { createClient } from "../../core/api/client";
import { useStaffWords } from "../../core/locale/words/staff";
import { useLeavePage } from "../../core/staff/form/unsaved";
import { DensityButton } from "../../core/staff/frame/density";
import { StaffLanguages } from "../../core/staff/languages/staff-languages";
import { accountsContract } from "../../features/accounts/contract";

const api = createClient(accountsContract);

/** Language, size, the way to the site, and Log out. */
export function StaffTools() {
  const words = useStaffWords();
  const { leave, question } = useLeavePage();
  const logOut = async () => {
    await api.logout({}).catch(() => {}); // even unheard, the login page is where to go
    window.location.assign("/cms/login");
  };
  return (
    <>
      <StaffLanguages />
      <DensityButton />
      <a className="button button-quiet" href="/">
        <ExternalLink aria-hidden="true" size={18} />
        {words.viewSite}
      </a>
      <button type="button" className="button button-quiet" onClick={() => leave(logOut)}>
        <LogOut aria-hidden="true" size={18} />
        {words.logout}
      </button>
      {question}
    </>
  );
}
