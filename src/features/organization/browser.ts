import { Network } from "lucide-react";
import { readEntry } from "../../content/staff/content-screens";
import { FALLBACK_ORDER, LANGS } from "../../platform/locale/lang";
import { linesOf } from "../../platform/shapes";
import { type Findings, type Search, screens } from "../../ui/screens";
import type { OrganizationEntry, OrganizationText } from "./definition";

export default screens({
  name: "organization",
  ofType: "organization",
  content: [{ address: "/cms/orgstructure", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/orgstructure",
        label: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
        icon: Network,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: { content: { firstSteps } },
  find: { group: { eng: "People of the charity", tra: "本會成員", sim: "本会成员" }, find },
  journal: {
    title: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
    all: "/cms/orgstructure",
  },
});

async function firstSteps() {
  const entry = await readEntry<OrganizationEntry>({ name: "organization" });
  return [
    {
      to: "/cms/orgstructure",
      text: {
        eng: "Say who runs the charity: directors, advisors, staff",
        tra: "填寫董事、顧問及職員名單",
        sim: "填写董事、顾问和员工名单",
      },
      isDone: LANGS.some((lang) => namesSomebody(entry[lang])),
    },
  ];
}

const namesSomebody = ({ patrons, founder, trustee, members, advisors, staff }: OrganizationText): boolean =>
  [patrons, founder, trustee, members, advisors, staff].some(({ length }) => length > 0);

async function find({ lang, standIn }: Search): Promise<Findings> {
  const entry = await readEntry<OrganizationEntry>({ name: "organization" });
  const people = FALLBACK_ORDER[lang].flatMap((each) => peopleOf(entry[each]));
  const { textTest } = await import("../../ui/find/text-test");
  const once: typeof people = [];
  for (const person of people.filter(({ name }) => standIn([name]))) {
    // Named in the reader's language already, in the other Chinese script or where that language lacks them.
    const isSame = textTest(person.name);
    if (!once.some(({ name }) => name.length === person.name.length && isSame([name]))) once.push(person);
  }
  return { findings: once.map(({ name, title }) => ({ to: "/cms/orgstructure", name, about: title })) };
}

/** Everybody in one language; `title` is "" where their list says who they are. */
function peopleOf(text: OrganizationText): { name: string; title: string }[] {
  const { patrons, founder, trustee, members, advisors, staff } = text;
  const untitled = [founder, trustee, ...linesOf(members), ...linesOf(advisors)].filter(Boolean);
  return [...patrons, ...untitled.map((name) => ({ name, title: "" })), ...staff];
}
