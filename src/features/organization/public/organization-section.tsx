import { useWords } from "../../../core/locale/use-words";
import type { OrganizationView } from "../contract";
import type { ShownOrganization } from "./about-organization.server";
import script from "./follow-organization.ts?worker&url";
import { LIVE_PART } from "./live-part";
import { FounderName, NameGroup, PeopleGroup } from "./people-group";
import { peopleWords } from "./words";

/** Who runs the charity, kept fresh by a script while the page is looked at. */
export function OrganizationSection({
  organization: { people, version },
}: {
  organization: ShownOrganization;
}) {
  return (
    <>
      <div id={LIVE_PART} className="live-part" data-version={version}>
        <People view={people} />
      </div>
      <script type="module" src={script} />
    </>
  );
}

/** Nothing while nobody is named. */
function People({ view }: { view: OrganizationView }) {
  const words = useWords(peopleWords);
  if (Object.values(view).every(({ value }) => value.length === 0)) return null;
  return (
    <section className="section" aria-labelledby="organization">
      <div className="content">
        <h2 id="organization">{words.title}</h2>
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
