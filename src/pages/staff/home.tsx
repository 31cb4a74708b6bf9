import { Link } from "react-router";
import { useLang } from "../../core/locale/lang-context";
import { useStaffMessages } from "../../core/locale/messages/staff";
import { staffMenus } from "../../features/menu";

/** The home menu of the staff area. */
export default function StaffHome() {
  const words = useStaffMessages();
  const lang = useLang();
  return (
    <>
      <title>{words.homeMenu}</title>
      <h1>{words.homeMenu}</h1>
      {staffMenus.map(({ id, title, links }) => (
        <section key={id} className="staff-menu-section" aria-labelledby={`menu-${id}`}>
          <h2 id={`menu-${id}`}>{title[lang]}</h2>
          <ul className="staff-tiles">
            {links.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Link to={to} className="staff-tile">
                  <Icon aria-hidden="true" size={28} />
                  {label[lang]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
