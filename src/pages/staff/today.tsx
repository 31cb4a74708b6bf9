import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { FloweringBranch } from "../../core/art/flowering-branch";
import { hongKongDay, longDay } from "../../core/locale/dates";
import type { Localized } from "../../core/locale/lang";
import { useLang } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { useWords } from "../../core/locale/use-words";
import type { StaffMenuLink } from "../../core/staff/frame/menu";
import { staffSections } from "./sections";
import { homeWords } from "./words";

/** Something that waits to be done, in a few words, and where. */
export interface Waiting extends Pick<StaffMenuLink, "to" | "label" | "icon"> {
  found: Localized;
}

/** Asks what waits. What cannot be asked about is left out: its own screen says what is wrong. */
export async function askToday(): Promise<Waiting[]> {
  const links = staffSections.flatMap((section) => section.links);
  const asked = await Promise.all(
    links.map(async ({ to, label, icon, news }) => {
      const found = await news?.().catch(() => undefined);
      return found && { to, label, icon, found };
    }),
  );
  return asked.filter((each) => each !== undefined);
}

/** What the day asks of the staff: the date, and what waits; in flower when nothing does. */
export function Today({ waiting }: { waiting: readonly Waiting[] }) {
  const words = useWords(homeWords);
  const lang = useLang();
  const now = new Date();
  return (
    <section className="today" aria-labelledby="today">
      <div className="today-head">
        <h2 id="today">{words.today}</h2>
        <p>
          <time dateTime={hongKongDay(now)}>{longDay(now, lang)}</time>
        </p>
      </div>
      {waiting.length === 0 ? (
        <div className="today-none">
          <FloweringBranch className="today-art" />
          <p>
            <Phrase text={words.nothingWaits} lang={lang} />
          </p>
        </div>
      ) : (
        <ul className="today-list">
          {waiting.map((each) => (
            <li key={each.to}>
              <WaitingLink {...each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingLink({ to, label, icon: Icon, found }: Waiting) {
  const lang = useLang();
  return (
    <Link to={to}>
      <Icon aria-hidden="true" size={24} />
      <span>
        <strong>
          <Phrase text={found[lang]} lang={lang} />
        </strong>{" "}
        <span className="today-place">{label[lang]}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} />
    </Link>
  );
}
