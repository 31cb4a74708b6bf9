import { ListChecks } from "lucide-react";
import { readList } from "../../content/staff/content-screens";
import { findableList } from "../../content/staff/list-screens";
import { fill, LANGS, localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { newsActions } from "./actions";

const title = { eng: "News", tra: "消息", sim: "消息" };
const addresses = {
  list: "/cms/managenews",
  add: "/cms/addnews",
  edit: "/cms/EditNews",
};

export default screens({
  name: "news",
  ofType: "news",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        label: { eng: "Manage News", tra: "管理消息", sim: "管理消息" },
        icon: ListChecks,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add News", tra: "新增消息", sim: "添加消息" } },
          { to: addresses.edit },
        ],
      },
    ],
  },
  home: { content: { waiting, firstSteps } },
  journal: {
    title,
    actions: newsActions,
    all: addresses.list,
    one: `${addresses.edit}?news_id=`,
  },
});

/** Words of the home. */
const WORDS = {
  eng: { one: "1 of the newest lacks a language", several: "{count} of the newest lack a language" },
  tra: { one: "最新消息中有 1 則未備齊三種語言", several: "最新消息中有 {count} 則未備齊三種語言" },
  sim: { one: "最新消息中有 1 条未备齐三种语言", several: "最新消息中有 {count} 条未备齐三种语言" },
};

/** The newest items that are not written in all languages yet. */
async function waiting() {
  const { items } = await readList("news");
  const count = items.filter(({ complete }) => LANGS.some((lang) => !complete[lang])).length;
  if (count === 0) return undefined;
  return {
    somebody: false,
    to: "/cms/managenews",
    found: localized((lang) => fill(count === 1 ? WORDS[lang].one : WORDS[lang].several, { count })),
  };
}

async function firstSteps() {
  const { total } = await readList("news", { page: 1_000_000 });
  return [
    {
      to: "/cms/addnews",
      text: { eng: "Publish the first news", tra: "發布第一則消息", sim: "发布第一条消息" },
      isDone: total > 0,
    },
  ];
}
