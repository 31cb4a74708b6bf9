import { BookOpenText } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";

const title = { eng: "Difficult words", tra: "詞彙淺釋", sim: "词汇浅释" };
const addresses = {
  list: "/cms/smaterms",
  add: "/cms/smaterms/add",
  edit: "/cms/smaterms/edit",
};

export default screens({
  name: "sma-terms",
  ofType: "smaTerms",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        label: title,
        icon: BookOpenText,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add a difficult word", tra: "新增詞語", sim: "添加词语" } },
          { to: addresses.edit },
        ],
      },
    ],
  },
  journal: {
    title,
    all: addresses.list,
    one: `${addresses.edit}?term_id=`,
    many: ["order"],
  },
});
