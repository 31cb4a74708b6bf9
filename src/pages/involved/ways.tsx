import { useSiteWords } from "../../core/locale/words/public";
import { SiteLink } from "../../core/site/frame/link";
import type { InvolvedTexts } from "./definition";

interface WaysProps {
  texts: InvolvedTexts;
  /** The sections of the page that there are. */
  withItems: boolean;
  withVolunteering: boolean;
}

type Leads = InvolvedTexts["ways"]["items"][number]["leads"];

/** The ways to help, in columns whose headings, texts and links stand in rows. */
export function Ways({ texts, withItems, withVolunteering }: WaysProps) {
  const { title, items } = texts.ways;
  const wayOn = useWaysOn({ texts, withItems, withVolunteering });
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
                  <SiteLink to={on.to}>{on.label}</SiteLink>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Gives where a way leads on, by the name that the place itself has; undefined where there is nothing. */
function useWaysOn({ texts, withItems, withVolunteering }: WaysProps) {
  const { contactUs, donate } = useSiteWords();
  const places: Record<Leads, { to: string; label: string } | undefined> = {
    nowhere: undefined,
    contact: { to: "/contact", label: contactUs },
    volunteering: withVolunteering
      ? { to: "/involved#volunteering", label: texts.volunteering.title }
      : undefined,
    items: withItems ? { to: "/involved#charity-items", label: texts.items.title } : undefined,
    donate: { to: "/donate", label: donate },
  };
  return (leads: Leads) => places[leads];
}
