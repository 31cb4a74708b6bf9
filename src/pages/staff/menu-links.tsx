import { House } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { useLang } from "../../core/locale/lang-context";
import { useStaffWords } from "../../core/locale/words/staff";
import { holdsScreen } from "../../core/staff/frame/menu";
import { staffSections } from "./sections";

/** The way to every screen, by the part of the site that it is for; `onFollow` is told when one is taken. */
export function MenuLinks({ onFollow }: { onFollow?: () => void }) {
  const words = useStaffWords();
  const lang = useLang();
  const { pathname } = useLocation();
  return (
    <>
      <NavLink end to="/cms" onClick={onFollow}>
        <House aria-hidden="true" size={20} />
        {words.homeMenu}
      </NavLink>
      {staffSections.map(({ id, title, links }) => (
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
