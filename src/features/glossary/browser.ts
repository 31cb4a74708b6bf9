import { BookA } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";
import { glossaryActions, SEVERAL } from "./actions";

const title = { eng: "Glossary", tra: "詞彙表", sim: "词汇表" };
const addresses = {
  list: "/cms/glossary",
  add: "/cms/glossary/add",
  edit: "/cms/glossary/edit",
};

export default screens({
  name: "glossary",
  ofType: "glossary",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "site",
    links: [
      {
        to: addresses.list,
        label: title,
        icon: BookA,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add Term", tra: "新增用語", sim: "添加用语" } },
          { to: addresses.edit },
          {
            to: "/cms/glossary/import",
            isForChanges: true,
            label: { eng: "Import Glossary", tra: "匯入詞彙表", sim: "导入词汇表" },
          },
          {
            to: "/cms/sentences",
            ofType: "sentences",
            label: { eng: "Accepted Sentences", tra: "已接受的句子", sim: "已接受的句子" },
          },
          { to: "/cms/sentences/add", ofType: "sentences" },
          { to: "/cms/sentences/edit", ofType: "sentences" },
        ],
      },
    ],
  },
  journal: {
    title,
    actions: glossaryActions,
    all: addresses.list,
    one: `${addresses.edit}?term_id=`,
    many: [SEVERAL],
  },
});
