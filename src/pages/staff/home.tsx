import { Link } from "react-router";
import { useStaffMessages } from "../../core/locale/messages/staff";
import { staffMenus } from "../../features/menu";

/** The home menu of the staff area. */
export default function StaffHome() {
  const words = useStaffMessages();
  return (
    <>
      <title>{words.homeMenu}</title>
      <h1>{words.homeMenu}</h1>
      {staffMenus.map(({ title, links }) => (
        <section key={title} className="staff-menu-section" aria-labelledby={`menu-${title}`}>
          <h2 id={`menu-${title}`}>{words[title]}</h2>
          <ul className="staff-tiles">
            {links.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Link to={to} className="staff-tile">
                  <Icon aria-hidden="true" size={28} />
                  {words[label]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
