import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Donors",
  saved: "Information of Donors has been updated",
  fields: { names: { label: "Names of donors", hint: "One on each line." } },
};

const tra: typeof eng = {
  title: "捐款人",
  saved: "捐款人資料已更新",
  fields: { names: { label: "捐款人名單", hint: "每行一個。" } },
};

const sim: typeof eng = {
  title: "捐款人",
  saved: "捐款人资料已更新",
  fields: { names: { label: "捐款人名单", hint: "每行一个。" } },
};

/** Words of the content type of donors' names. */
export const donorsWords: Localized<typeof eng> = { eng, tra, sim };
