import { CalendarCheck, Dna } from "lucide-react";
import { screens } from "../../core/screens";

export default screens({
  name: "sma",
  menu: {
    section: "sma",
    links: [
      { to: "/cms/sma", label: { eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" }, icon: Dna },
      {
        to: "/cms/smareview",
        label: { eng: "Review of the SMA page", tra: "SMA 資料覆核", sim: "SMA 资料审核" },
        icon: CalendarCheck,
      },
    ],
  },
  journal: {
    title: { eng: "SMA page", tra: "SMA 資料", sim: "SMA 资料" },
    all: "/cms/sma",
    one: "/cms/editsma?topic_id=",
    many: ["review"],
  },
});
