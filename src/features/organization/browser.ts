import { Network } from "lucide-react";
import { createClient } from "../../core/api/client";
import { screens } from "../../core/screens";
import { organizationContract } from "./contract";

const api = createClient(organizationContract);

export default screens({
  name: "organization",
  menu: {
    section: "about",
    links: [
      {
        to: "/cms/orgstructure",
        label: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
        icon: Network,
      },
    ],
  },
  firstSteps: [
    {
      to: "/cms/orgstructure",
      text: {
        eng: "Say who runs the charity: directors, advisors, staff",
        tra: "填寫董事、顧問及職員名單",
        sim: "填写董事、顾问和员工名单",
      },
      done: async () => {
        const { shown } = await api.current({});
        const { patrons, founder, trustee, members, advisors, staff } = shown.eng;
        return [patrons, founder, trustee, members, advisors, staff].some(({ value }) => value.length > 0);
      },
    },
  ],
  journal: {
    title: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
    all: "/cms/orgstructure",
  },
});
