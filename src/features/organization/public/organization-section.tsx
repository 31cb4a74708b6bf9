import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import type { OrganizationView } from "../contract";
import { FounderName, NameGroup, PeopleGroup } from "./people-group";
import { useFreshOrganization } from "./use-fresh-organization";
import { peopleWords } from "./words";

/** Who runs the charity, kept fresh while the page is looked at. Nothing while nobody is named. */
export function OrganizationSection({ organization }: { organization: OrganizationView }) {
  const words = useWords(peopleWords);
  const view = useFreshOrganization(organization, useLang());
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
