import { ChartNoAxesColumn } from "lucide-react";
import { localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { visitWords } from "./words";

export default screens({
  name: "visits",
  access: "journal",
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/visits",
        // Nobody changes it, so that nobody has to hear that they may not.
        changes: "own",
        label: localized((lang) => visitWords[lang].title),
        icon: ChartNoAxesColumn,
        help: () => import("./staff/help"),
      },
    ],
  },
});
