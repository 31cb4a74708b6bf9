import { CalendarCheck, Dna } from "lucide-react";
import { screens } from "../../ui/screens";
import { topicAddresses } from "./staff/addresses";

export default screens({
  name: "sma",
  ofType: "sma",
  content: [
    { addresses: topicAddresses, load: () => import("./staff/screens") },
    { address: "/cms/smareview", load: () => import("./staff/review-screens") },
  ],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/sma",
        ofType: "sma",
        label: { eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" },
        icon: Dna,
        help: () => import("./staff/help"),
        within: [
          {
            to: "/cms/addsma",
            label: { eng: "Add an SMA topic", tra: "新增 SMA 主題", sim: "添加 SMA 主题" },
          },
          { to: "/cms/editsma" },
        ],
      },
      {
        to: "/cms/smareview",
        ofType: "smaReview",
        label: { eng: "Review of the SMA page", tra: "SMA 資料覆核", sim: "SMA 资料审核" },
        icon: CalendarCheck,
        help: () => import("./staff/review-help"),
      },
    ],
  },
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "SMA page", tra: "SMA 資料", sim: "SMA 资料" },
    all: "/cms/sma",
    one: "/cms/editsma?topic_id=",
    many: ["review"],
  },
});
