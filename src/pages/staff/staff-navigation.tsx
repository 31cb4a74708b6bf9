import { House, Menu } from "lucide-react";
import { NavLink } from "react-router";
import { useLang } from "../../core/locale/lang-context";
import { useStaffMessages } from "../../core/locale/messages/staff";
import { staffSections } from "../../features/menu";

/** The menu: a column on wide screens, a sheet that opens on small ones. */
export function StaffNavigation() {
  const words = useStaffMessages();
  return (
    <>
      <nav className="staff-nav staff-nav-wide" aria-label={words.navigation}>
        <MenuLinks />
      </nav>
      <details className="staff-nav-sheet">
        <summary className="button button-quiet">
          <Menu aria-hidden="true" size={20} />
          {words.menu}
        </summary>
        <nav className="staff-nav" aria-label={words.navigation}>
          <MenuLinks />
        </nav>
      </details>
    </>
  );
}

function MenuLinks() {
  const words = useStaffMessages();
  const lang = useLang();
  // A sheet that stays open over the screen that was chosen from it would hide it.
  const closeSheet = (event: React.MouseEvent<HTMLElement>) => {
    event.currentTarget.closest("details")?.removeAttribute("open");
  };
  return (
    <>
      <NavLink end to="/cms" onClick={closeSheet}>
        <House aria-hidden="true" size={20} />
        {words.homeMenu}
      </NavLink>
      {staffSections.map(({ id, title, links }) => (
        <div key={id}>
          <p className="staff-nav-title">{title[lang]}</p>
          {links.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} onClick={closeSheet}>
              <Icon aria-hidden="true" size={20} />
              {label[lang]}
            </NavLink>
          ))}
        </div>
      ))}
    </>
  );
}
