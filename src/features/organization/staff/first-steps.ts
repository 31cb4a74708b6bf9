import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { organizationContract } from "../contract";

const api = createClient(organizationContract);

export const organizationSteps: readonly FirstStep[] = [
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
];
