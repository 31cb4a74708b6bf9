import { readEntry } from "../../../content/staff/content-screens";
import { FALLBACK_ORDER } from "../../../platform/locale/lang";
import { finder } from "../../../ui/find/finder";
import { type DonorsEntry, donors } from "../definition";

export default finder({
  group: { eng: "Donors thanked by name", tra: "列名鳴謝的捐款人", sim: "列名鸣谢的捐款人" },
  find: async ({ lang, standIn }) => {
    const entry = await readEntry<DonorsEntry>(donors);
    const names = FALLBACK_ORDER[lang].flatMap((each) => entry[each].names);
    const found = [...new Set(names)].filter((name) => standIn([name]));
    return { findings: found.map((name) => ({ to: "/cms/donor", name })) };
  },
});
