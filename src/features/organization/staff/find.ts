import { createClient } from "../../../core/api/client";
import { FALLBACK_ORDER } from "../../../core/locale/lang";
import { finder } from "../../../core/staff/find/finder";
import { type OrganizationView, organizationContract } from "../contract";

const api = createClient(organizationContract);

export default finder({
  group: { eng: "People of the charity", tra: "本會成員", sim: "本会成员" },
  find: async ({ lang, signal, standIn }) => {
    const { shown } = await api.current({}, signal);
    const people = FALLBACK_ORDER[lang].flatMap((each) => peopleOf(shown[each]));
    const found = people.filter(({ name }) => standIn([name]));
    // What one language lacks is shown in another, and then named there once more.
    const names = [...new Map(found.toReversed().map((person) => [person.name, person])).values()];
    return names.toReversed().map(({ name, title }) => ({ to: "/cms/orgstructure", name, about: title }));
  },
});

/** Everybody in one language; `title` is "" where their list says who they are. */
function peopleOf(view: OrganizationView): { name: string; title: string }[] {
  const { patrons, founder, trustee, members, advisors, staff } = view;
  const untitled = [founder.value, trustee.value, ...members.value, ...advisors.value];
  return [...patrons.value, ...untitled.filter(Boolean).map((name) => ({ name, title: "" })), ...staff.value];
}
