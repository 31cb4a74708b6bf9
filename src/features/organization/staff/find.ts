import { readEntry } from "../../../content/staff/content-screens";
import { FALLBACK_ORDER } from "../../../platform/locale/lang";
import { linesOf } from "../../../platform/shapes";
import { finder } from "../../../ui/find/finder";
import { textTest } from "../../../ui/find/text-test";
import { type OrganizationEntry, type OrganizationText, organization } from "../definition";

export default finder({
  group: { eng: "People of the charity", tra: "本會成員", sim: "本会成员" },
  find: async ({ lang, standIn }) => {
    const entry = await readEntry<OrganizationEntry>(organization);
    const people = FALLBACK_ORDER[lang].flatMap((each) => peopleOf(entry[each]));
    const once: typeof people = [];
    for (const person of people.filter(({ name }) => standIn([name]))) {
      // Named in the reader's language already, in the other Chinese script or where that language lacks them.
      const isSame = textTest(person.name);
      if (!once.some(({ name }) => name.length === person.name.length && isSame([name]))) once.push(person);
    }
    return { findings: once.map(({ name, title }) => ({ to: "/cms/orgstructure", name, about: title })) };
  },
});

/** Everybody in one language; `title` is "" where their list says who they are. */
function peopleOf(text: OrganizationText): { name: string; title: string }[] {
  const { patrons, founder, trustee, members, advisors, staff } = text;
  const untitled = [founder, trustee, ...linesOf(members), ...linesOf(advisors)].filter(Boolean);
  return [...patrons, ...untitled.map((name) => ({ name, title: "" })), ...staff];
}
