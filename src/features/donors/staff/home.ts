import { readEntry } from "../../../content/staff/content-screens";
import { LANGS } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import { type DonorsEntry, donors } from "../definition";

export default homeParts({
  firstSteps: async () => {
    const entry = await readEntry<DonorsEntry>(donors);
    return [
      {
        to: "/cms/donor",
        text: { eng: "Thank the donors by name", tra: "列出捐款人，以表謝意", sim: "列出捐款人，以表谢意" },
        isDone: LANGS.some((lang) => entry[lang].names.length > 0),
      },
    ];
  },
});
