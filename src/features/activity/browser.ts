import { History } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "activity",
  access: "journal",
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/activity",
        // Nobody changes it, so that nobody has to hear that they may not.
        changes: "own",
        label: { eng: "Activity", tra: "操作紀錄", sim: "操作记录" },
        icon: History,
        help: () => import("./staff/help"),
      },
    ],
  },
});
