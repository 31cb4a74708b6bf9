import { readEntry } from "../../../content/staff/content-screens";
import { LANGS } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import { type OrganizationEntry, type OrganizationText, organization } from "../definition";

export default homeParts({
  firstSteps: async () => {
    const entry = await readEntry<OrganizationEntry>(organization);
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
  },
});

const namesSomebody = ({ patrons, founder, trustee, members, advisors, staff }: OrganizationText): boolean =>
  [patrons, founder, trustee, members, advisors, staff].some(({ length }) => length > 0);
