import { ListChecks, Newspaper } from "lucide-react";
import { createClient } from "../../core/api/client";
import { fill } from "../../core/locale/fill";
import { localized } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { newsContract } from "./contract";
import { lackingOf } from "./staff/lacking";
import { newsWords } from "./words";

const api = createClient(newsContract);

/** How many of the newest are not written in all languages yet, in words; undefined when all are. */
async function unwritten() {
  const { items } = await api.list({});
  const count = items.filter((item) => lackingOf(item).length > 0).length;
  return count === 0 ? undefined : localized((lang) => fill(newsWords[lang].someLack, { count }));
}

export default screens({
  name: "news",
  menu: {
    section: "news",
    links: [
      { to: "/cms/addnews", label: localized((lang) => newsWords[lang].addNews), icon: Newspaper },
      {
        to: "/cms/managenews",
        label: localized((lang) => newsWords[lang].manageNews),
        icon: ListChecks,
        news: unwritten,
      },
    ],
  },
  firstSteps: [
    {
      to: "/cms/addnews",
      text: { eng: "Publish the first news", tra: "發布第一則消息", sim: "发布第一条消息" },
      done: async () => (await api.list({})).total > 0,
    },
  ],
  journal: {
    title: { eng: "News", tra: "消息", sim: "消息" },
    actions: { star: { eng: "star changed", tra: "已更改星號", sim: "已更改星标" } },
    all: "/cms/managenews",
    one: "/cms/EditNews?news_id=",
  },
});
