import { ArrowRight, CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { useLang, useWords } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import type { Waiting } from "../../core/staff/frame/home-parts";
import { lateDrawing } from "../../core/staff/frame/late-drawing";
import { staffSections } from "./sections";
import { homeWords } from "./words";

const FloweringBranch = lateDrawing(
  async () => (await import("../../core/art/flowering-branch")).FloweringBranch,
);

const links = staffSections.flatMap((section) => section.links);

/** What waits today, each with the way there; in flower when nothing does and all else is `calm` too. */
export function Today({ waiting, calm }: { waiting: readonly Waiting[]; calm: boolean }) {
  const words = useWords(homeWords);
  const lang = useLang();
  if (waiting.length === 0 && !calm) return null;
  const peopleFirst = waiting.toSorted((one, other) => Number(other.somebody) - Number(one.somebody));
  return (
    <section className="home-part" aria-labelledby="today">
      <h2 id="today">{words.today}</h2>
      {waiting.length === 0 ? (
        <div className="today-none">
          <FloweringBranch className="today-art" />
          <p>
            <Phrase text={words.nothingWaits} lang={lang} />
          </p>
        </div>
      ) : (
        <ul className="today-list">
          {peopleFirst.map((each) => (
            <li key={each.to}>
              <WaitingLink {...each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingLink({ to, found }: Waiting) {
  const lang = useLang();
  const { label, icon: Icon = CircleAlert } = links.find((link) => link.to === to) ?? {};
  return (
    <Link to={to}>
      <Icon aria-hidden="true" size={24} />
      <span>
        <strong>
          <Phrase text={found[lang]} lang={lang} />
        </strong>{" "}
        <span className="today-place">{label?.[lang]}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} />
    </Link>
  );
}
