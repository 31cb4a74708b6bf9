import { read } from "../../../platform/http/client";
import { homeParts } from "../../../ui/frame/home-parts";
import type { organizationContract } from "../contract";

export default homeParts({
  firstSteps: async () => {
    const { shown } = await read<typeof organizationContract.current>("/api/orgStructure", {});
    const { patrons, founder, trustee, members, advisors, staff } = shown.eng;
    return [
      {
        to: "/cms/orgstructure",
        text: {
          eng: "Say who runs the charity: directors, advisors, staff",
          tra: "填寫董事、顧問及職員名單",
          sim: "填写董事、顾问和员工名单",
        },
        isDone: [patrons, founder, trustee, members, advisors, staff].some(({ value }) => value.length > 0),
      },
    ];
  },
});
