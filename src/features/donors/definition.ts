import { contentRecord, type Entry } from "../../content/definition";
import { names } from "../../content/kinds";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";

const eng = {
  title: "Donors",
  saved: "Information of Donors has been updated",
  none: {
    text: "No donor is thanked by name yet. The names are shown on About; until there are some, nothing is shown there.",
    begin: "Enter names",
  },
  fields: { names: "Names of donors" },
};

const tra: typeof eng = {
  title: "鳴謝捐款人",
  saved: "捐款人資料已更新",
  none: {
    text: "尚未列出捐款人。名單會在「關於我們」頁顯示；未有名單時，網頁不會顯示此欄。",
    begin: "輸入姓名",
  },
  fields: { names: "捐款人名單" },
};

const sim: typeof eng = {
  title: "鸣谢捐款人",
  saved: "捐款人资料已更新",
  none: {
    text: "还没有列出捐款人。名单会在“关于我们”页面显示；没有名单时，网页不会显示此栏。",
    begin: "输入姓名",
  },
  fields: { names: "捐款人名单" },
};

/** Words of the content type of donors' names. */
const donorsWords: Localized<typeof eng> = { eng, tra, sim };

/** A language has all names when none has more. */
function fullLists(content: Localized<{ names: string[] }>): Localized<boolean> {
  const totals = localized((lang) => content[lang].names.filter((name) => name.trim() !== "").length);
  const most = Math.max(...LANGS.map((lang) => totals[lang]));
  return localized((lang) => most > 0 && totals[lang] === most);
}

/** Donors whom About thanks by name, as each language writes their names. */
export const donors = contentRecord({
  name: "donors",
  shared: {},
  texts: { names: names() },
  complete: { in: fullLists },
  view: "/about#acknowledgements",
  met: 4,
  words: donorsWords,
});

export type DonorsEntry = Entry<typeof donors>;
