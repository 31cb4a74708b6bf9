import { Link } from "react-router";
import { useLang } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { useStaffWords } from "../../core/locale/words/staff";
import { Loading } from "../../core/staff/frame/loading";
import type { StaffMenuLink } from "../../core/staff/frame/menu";
import type { Route } from "./+types/home";
import { askFirstSteps, FirstSteps } from "./first-steps";
import { askAttention, NeedsAttention } from "./needs-attention";
import { staffSections } from "./sections";
import { askToday, Today } from "./today";

export async function clientLoader() {
  const [troubles, waiting, steps] = await Promise.all([askAttention(), askToday(), askFirstSteps()]);
  return { troubles, waiting, steps };
}

export const HydrateFallback = Loading;

/** The home menu of the staff area: what needs attention, what waits today, on a new site what to begin with, and the way to everything. */
export default function StaffHome({ loaderData: { troubles, waiting, steps } }: Route.ComponentProps) {
  const words = useStaffWords();
  const lang = useLang();
  return (
    <>
      <title>{words.homeMenu}</title>
      <h1>{words.homeMenu}</h1>
      <NeedsAttention found={troubles} />
      {/* "Nothing needs doing" would be said beside what is to be done. */}
      {(waiting.length > 0 || (troubles.length === 0 && steps.every(({ isDone }) => isDone))) && (
        <Today waiting={waiting} />
      )}
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

function Tile({ to, label, icon: Icon }: StaffMenuLink) {
  const lang = useLang();
  return (
    <Link to={to} className="staff-tile">
      <Icon aria-hidden="true" size={28} />
      <Phrase text={label[lang]} lang={lang} />
    </Link>
  );
}
