import { HeartHandshake } from "lucide-react";
import { readEntry } from "../../content/staff/content-screens";
import { FALLBACK_ORDER, LANGS } from "../../platform/locale/lang";
import { type Findings, type Search, screens } from "../../ui/screens";
import type { DonorsEntry } from "./definition";

export default screens({
  name: "donors",
  ofType: "donors",
  content: [{ address: "/cms/donor", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/donor",
        label: { eng: "Donors", tra: "鳴謝捐款人", sim: "鸣谢捐款人" },
        icon: HeartHandshake,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: { content: { firstSteps } },
  find: { group: { eng: "Donors thanked by name", tra: "列名鳴謝的捐款人", sim: "列名鸣谢的捐款人" }, find },
  journal: { title: { eng: "Donors", tra: "鳴謝捐款人", sim: "鸣谢捐款人" }, all: "/cms/donor" },
});

async function firstSteps() {
  const entry = await readEntry<DonorsEntry>({ name: "donors" });
  return [
    {
      to: "/cms/donor",
      text: { eng: "Thank the donors by name", tra: "列出捐款人，以表謝意", sim: "列出捐款人，以表谢意" },
      isDone: LANGS.some((lang) => entry[lang].names.length > 0),
    },
  ];
}

async function find({ lang, standIn }: Search): Promise<Findings> {
  const entry = await readEntry<DonorsEntry>({ name: "donors" });
  const names = FALLBACK_ORDER[lang].flatMap((each) => entry[each].names);
  const found = [...new Set(names)].filter((name) => standIn([name]));
  return { findings: found.map((name) => ({ to: "/cms/donor", name })) };
}
