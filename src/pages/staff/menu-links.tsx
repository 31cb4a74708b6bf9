import { House } from "lucide-react";
import { NavLink } from "react-router";
import { useLang } from "../../core/locale/lang-context";
import { useStaffWords } from "../../core/locale/words/staff";
import { staffSections } from "./sections";

/** The way to every screen, by the part of the site that it is for; `onFollow` is told when one is taken. */
export function MenuLinks({ onFollow }: { onFollow?: () => void }) {
  const words = useStaffWords();
  const lang = useLang();
  return (
    <>
      <NavLink end to="/cms" onClick={onFollow}>
        <House aria-hidden="true" size={20} />
        {words.homeMenu}
      </NavLink>
      {staffSections.map(({ id, title, links }) => (
        <div key={id}>
          <p className="staff-nav-title">{title[lang]}</p>
          {links.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} onClick={onFollow}>
              <Icon aria-hidden="true" size={20} />
              {label[lang]}
            </NavLink>
          ))}
        </div>
      ))}
    </>
  );
}
