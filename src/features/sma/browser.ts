import { CalendarCheck, Dna } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";

const title = { eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" };
const addresses = { list: "/cms/sma", add: "/cms/addsma", edit: "/cms/editsma" };
const topics = findableList(addresses, title, () => import("./staff/screens"));

export default screens({
  name: "sma",
  ofType: "sma",
  content: [...topics.content, { address: "/cms/smareview", load: () => import("./staff/review-screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        ofType: "sma",
        label: title,
        icon: Dna,
        help: () => import("./staff/help"),
        within: [
          {
            to: addresses.add,
            label: { eng: "Add an SMA topic", tra: "新增 SMA 主題", sim: "添加 SMA 主题" },
          },
          { to: addresses.edit },
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
  find: topics.find,
  journal: {
    title: { eng: "SMA page", tra: "SMA 資料", sim: "SMA 资料" },
    all: addresses.list,
    one: `${addresses.edit}?topic_id=`,
    many: ["review"],
  },
});
