import type { Localized } from "../../core/locale/lang";

const eng = {
  donors: "Donors",
  donorNames: "Names of donors",
  none: "No donor is thanked by name yet. The names are shown on About; until there are some, nothing is shown there.",
  begin: "Enter names",
  donorsUpdated: "Information of Donors has been updated",
};

const tra: typeof eng = {
  donors: "捐款人",
  donorNames: "捐款人名單",
  none: "尚未列出捐款人。名單會在「關於我們」頁顯示；未有名單時，訪客不會看到空位。",
  begin: "輸入姓名",
  donorsUpdated: "捐款人資料已更新",
};

const sim: typeof eng = {
  donors: "捐款人",
  donorNames: "捐款人名单",
  none: "还没有列出捐款人。名单会在“关于我们”页面显示；没有名单时，访客不会看到空位。",
  begin: "输入姓名",
  donorsUpdated: "捐款人资料已更新",
};

/** Words of the staff's screens for donors. */
export const donorsWords: Localized<typeof eng> = { eng, tra, sim };
