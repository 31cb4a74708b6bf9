import type { ReactNode } from "react";
import { siteFlower } from "../../../art/drawing";
import { OpenFlower } from "../../../art/flower";
import { type Lang, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { FallbackNote } from "../../../site/frame/page";
import { useMirror } from "../../../site/mirror/mirror-context";
import type { OrganizationView, ShownOrganization } from "../view.server";
import script from "./follow-organization.ts?worker&url";
import { peopleWords } from "./words";

interface OrganizationSectionProps {
  organization: ShownOrganization;
  /** Shown beside the heading. */
  picture: ReactNode;
}

/** Who runs the charity, refreshed by a script while the page is visible. */
export function OrganizationSection({
  organization: { people, version },
  picture,
}: OrganizationSectionProps) {
  const isMirror = useMirror() !== undefined; // where later changes cannot be polled
  return (
    <>
      <div id="about-people" className="live-part" data-version={version}>
        <People view={people} picture={picture} />
      </div>
      {!isMirror && <script type="module" fetchPriority="low" src={script} />}
    </>
  );
}

/** Returns whether anybody is named. */
export const hasPeople = (view: OrganizationView): boolean =>
  Object.values(view).some(({ value }) => value.length > 0);

/** The people of the charity; renders nothing while nobody is named. */
function People({ view, picture }: { view: OrganizationView; picture: ReactNode }) {
  const words = useWords(peopleWords);
  if (!hasPeople(view)) return null;
  return (
    <section className="section" aria-labelledby="organization">
      <div className="content">
        <div className="people-head">
          <h2 id="organization">{words.title}</h2>
          {picture}
        </div>
        <PeopleGroup title={words.patrons} people={view.patrons} />
        <FounderName title={words.founder} name={view.founder} />
        <NameGroup title={words.trustee} names={{ ...view.trustee, value: listOf(view.trustee.value) }} />
        <NameGroup title={words.members} names={view.members} />
        <NameGroup title={words.advisors} names={view.advisors} />
        <PeopleGroup title={words.staff} people={view.staff} />
      </div>
    </section>
  );
}

const listOf = (name: string): string[] => (name === "" ? [] : [name]);

interface GroupProps {
  title: string;
  /** The people of the group, with the language it is in. */
  shown: { value: { length: number }; lang: Lang; from?: Lang | undefined };
  children: ReactNode;
}

/** A heading in the margin, and beside it who belongs there. Nothing for nobody. */
function Group({ title, shown, children }: GroupProps) {
  const lang = useLang();
  if (shown.value.length === 0) return null;
  return (
    <div className="people-group">
      <h3>{title}</h3>
      <div className="stack" lang={otherLang(shown, lang)}>
        {children}
        <FallbackNote shown={{ text: title, lang: shown.lang, from: shown.from }} />
      </div>
    </div>
  );
}

/** People with their titles. */
function PeopleGroup({ title, people }: { title: string; people: OrganizationView["patrons"] }) {
  return (
    <Group title={title} shown={people}>
      <ul className="people">
        {people.value.map((person, index) => (
          <li key={index}>
            <span className="person">{person.name}</span>
            {person.title && <span className="person-title">{person.title}</span>}
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** People by name alone. */
function NameGroup({ title, names }: { title: string; names: OrganizationView["members"] }) {
  return (
    <Group title={title} shown={names}>
      <ul className="people">
        {names.value.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Group>
  );
}

/** The one name in large letters, beside the charity's flower. */
function FounderName({ title, name }: { title: string; name: OrganizationView["founder"] }) {
  return (
    <Group title={title} shown={name}>
      <div className="founder">
        <svg viewBox="-66 -66 132 132" aria-hidden="true">
          <OpenFlower ink={siteFlower} x={0} y={0} />
        </svg>
        <span>{name.value}</span>
      </div>
    </Group>
  );
}
