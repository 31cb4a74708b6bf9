import { ListChecks, Newspaper } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { newsContract } from "../contract";
import { newsWords } from "../words";
import { lackingOf } from "./lacking";

const api = createClient(newsContract);

/** How many of the newest are not written in all languages yet, in words; undefined when all are. */
async function unwritten() {
  const { items } = await api.list({});
  const count = items.filter((item) => lackingOf(item).length > 0).length;
  return count === 0 ? undefined : localized((lang) => fill(newsWords[lang].someLack, { count }));
}

export const newsMenu: StaffMenu = [
  { to: "/cms/addnews", label: localized((lang) => newsWords[lang].addNews), icon: Newspaper },
  {
    to: "/cms/managenews",
    label: localized((lang) => newsWords[lang].manageNews),
    icon: ListChecks,
    news: unwritten,
  },
];
