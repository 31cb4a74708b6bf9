import { Languages } from "lucide-react";
import { screens } from "../../ui/screens";

const title = { eng: "Languages", tra: "語言版本", sim: "语言版本" };

export default screens({
  name: "translations",
  ofAnyType: true,
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/languages",
        label: title,
        icon: Languages,
        help: () => import("./staff/help"),
        within: [
          {
            to: "/cms/languages/translator",
            label: { eng: "Outside translator", tra: "外間翻譯", sim: "外部翻译" },
          },
        ],
      },
    ],
  },
  home: { content: () => import("./staff/home") },
  journal: { title, all: "/cms/languages" },
});
