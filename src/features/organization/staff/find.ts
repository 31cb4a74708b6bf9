import { createClient } from "../../../platform/http/client";
import { FALLBACK_ORDER } from "../../../platform/locale/lang";
import { finder, textTest } from "../../../ui/find/finder";
import { type OrganizationView, organizationContract } from "../contract";

const api = createClient(organizationContract);

export default finder({
  group: { eng: "People of the charity", tra: "本會成員", sim: "本会成员" },
  find: async ({ lang, signal, standIn }) => {
    const { shown } = await api.current({}, signal);
    const people = FALLBACK_ORDER[lang].flatMap((each) => peopleOf(shown[each]));
    const once: typeof people = [];
    for (const person of people.filter(({ name }) => standIn([name]))) {
      // Named in the reader's language already, in the other Chinese script or where that language lacks them.
      const isSame = await textTest(person.name);
      if (!once.some(({ name }) => name.length === person.name.length && isSame([name]))) once.push(person);
    }
    return { findings: once.map(({ name, title }) => ({ to: "/cms/orgstructure", name, about: title })) };
  },
});

/** Everybody in one language; `title` is "" where their list says who they are. */
function peopleOf(view: OrganizationView): { name: string; title: string }[] {
  const { patrons, founder, trustee, members, advisors, staff } = view;
  const untitled = [founder.value, trustee.value, ...members.value, ...advisors.value];
  return [...patrons.value, ...untitled.filter(Boolean).map((name) => ({ name, title: "" })), ...staff.value];
}
