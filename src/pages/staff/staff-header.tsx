import { CircleUserRound, ExternalLink, House, LogOut, Menu } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useLang, useWords } from "../../platform/locale/lang";
import { useSiteDetails } from "../../site/frame/page";
import { useLeavePage } from "../../ui/form/unsaved";
import { holdsScreen } from "../../ui/frame/menu";
import { usePermissions } from "../../ui/frame/screen";
import { StaffLanguages } from "../../ui/languages/staff-languages";
import { ComfortMenu } from "./comfort-menu";
import { FindingAndHelp } from "./finding-and-help";
import { sectionsFor } from "./sections";
import { shellWords } from "./words/shell";

/** The site's name, and on a wide screen the tools; on a small one they are in the menu, with the navigation. */
export function StaffHeader() {
  const words = useWords(shellWords);
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

/** Language, comforts, the link to the site, and Log out. */
function StaffTools() {
  const words = useWords(shellWords);
  const { leave, question } = useLeavePage();
  const logOut = async () => {
    const headers = { "Content-Type": "application/json" };
    // Even unheard, the login page is where to go.
    await fetch("/api/logout", { method: "POST", headers, body: "{}" }).catch(() => {});
    window.location.assign("/cms/login");
  };
  return (
    <>
      <StaffLanguages />
      <ComfortMenu />
      <NavLink className="button button-quiet staff-account" to="/cms/account">
        <CircleUserRound aria-hidden="true" size={20} />
        <span>{words.account}</span>
      </NavLink>
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

/** The menu of small screens: it lies over the screen while it is open, and goes when the focus leaves it. */
function MenuSheet() {
  const words = useWords(shellWords);
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

/** The way to every screen, by the part of the site that it is for; `onFollow` is called when one is taken. */
export function MenuLinks({ onFollow }: { onFollow?: () => void }) {
  const words = useWords(shellWords);
  const lang = useLang();
  const permissions = usePermissions();
  const { pathname } = useLocation();
  return (
    <>
      <NavLink end to="/cms" onClick={onFollow}>
        <House aria-hidden="true" size={20} />
        {words.homeMenu}
      </NavLink>
      {sectionsFor(permissions, permissions.usesApprovals).map(({ id, title, links }) => (
        <div key={id}>
          <p className="staff-nav-title">{title[lang]}</p>
          {links.map((link) => {
            const here = holdsScreen(link, pathname) && (link.to === pathname ? "page" : "true");
            return (
              <Link key={link.to} to={link.to} aria-current={here || undefined} onClick={onFollow}>
                <link.icon aria-hidden="true" size={20} />
                {link.label[lang]}
              </Link>
            );
          })}
        </div>
      ))}
    </>
  );
}
