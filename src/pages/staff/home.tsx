import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Localized } from "../../core/locale/lang";
import { useLang } from "../../core/locale/lang-context";
import { useStaffMessages } from "../../core/locale/messages/staff";
import { Loading } from "../../core/staff/loading";
import type { StaffMenuLink } from "../../core/staff/menu";
import { staffSections } from "../../features/menu";
import type { Route } from "./+types/home";
import { askFirstSteps, FirstSteps } from "./first-steps";

export const clientLoader = askFirstSteps;

export const HydrateFallback = Loading;

/** The home menu of the staff area; on a new site, what to begin with. */
export default function StaffHome({ loaderData: steps }: Route.ComponentProps) {
  const words = useStaffMessages();
  const lang = useLang();
  return (
    <>
      <title>{words.homeMenu}</title>
      <h1>{words.homeMenu}</h1>
      <FirstSteps steps={steps} />
      {staffSections.map(({ id, title, links }) => (
        <section key={id} className="staff-menu-section" aria-labelledby={`menu-${id}`}>
          <h2 id={`menu-${id}`}>{title[lang]}</h2>
          <ul className="staff-tiles">
            {links.map((link) => (
              <li key={link.to}>
                <Tile {...link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** An entry, with what is new behind it once that is known. */
function Tile({ to, label, icon: Icon, news }: StaffMenuLink) {
  const lang = useLang();
  const [found, setFound] = useState<Localized>();
  useEffect(() => {
    // The menu works without; whatever is wrong is said by the screen itself.
    news?.().then(setFound, () => {});
  }, [news]);
  return (
    <Link to={to} className="staff-tile">
      <Icon aria-hidden="true" size={28} />
      {label[lang]}
      {found && <span className="chip">{found[lang]}</span>}
    </Link>
  );
}
