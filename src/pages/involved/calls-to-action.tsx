import type { VolunteerView } from "../../features/volunteer/public/volunteer-view.server";
import { volunteerWords } from "../../features/volunteer/public/words";
import { useWords } from "../../platform/locale/lang-context";
import { useSiteWords } from "../../platform/locale/words/public";
import { SiteLink } from "../../site/frame/link";
import type { InvolvedTexts } from "./definition";

interface CallsToActionProps {
  texts: InvolvedTexts;
  /** The existing sections of the page. */
  withItems: boolean;
  volunteer: VolunteerView | null;
}

type Leads = InvolvedTexts["ways"]["items"][number]["leads"];

/** Ways to help, in columns whose headings, texts and links align in rows. */
export function CallsToAction({ texts, withItems, volunteer }: CallsToActionProps) {
  const { title, items } = texts.ways;
  const wayOn = useRelatedLink({ texts, withItems, volunteer });
  const ways = items.filter(({ shown }) => withItems || shown === "always");
  if (ways.length === 0) return null;
  return (
    <section className="content" aria-labelledby="ways">
      <h2 id="ways" className="ways-title">
        {title}
      </h2>
      <ul className="ways">
        {ways.map((way) => {
          const on = wayOn(way.leads);
          return (
            <li key={way.title}>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
              {on && (
                <p>
                  <ActionLink {...on} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A link to a place of the site, or to a form of another. */
function ActionLink({ to, label }: { to: string; label: string }) {
  if (to.startsWith("/")) return <SiteLink to={to}>{label}</SiteLink>;
  return <a href={to}>{label}</a>;
}

/** Returns the link of a way to help, named as its target; undefined where there is none. */
function useRelatedLink({ texts, withItems, volunteer }: CallsToActionProps) {
  const words = useWords(volunteerWords);
  const { contactUs, donate } = useSiteWords();
  const contact = { to: "/contact", label: contactUs };
  const places: Record<Leads, { to: string; label: string } | undefined> = {
    nowhere: undefined,
    contact,
    organization: volunteer?.organization
      ? { to: volunteer.organization, label: words.organization }
      : contact,
    volunteering: volunteer ? { to: "/involved#volunteering", label: texts.volunteering.title } : undefined,
    items: withItems ? { to: "/involved#charity-items", label: texts.items.title } : undefined,
    donate: { to: "/donate", label: donate },
  };
  return (leads: Leads) => places[leads];
}
