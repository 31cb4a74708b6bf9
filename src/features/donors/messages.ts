import type { Localized } from "../../core/locale/lang";

const eng = {
  donors: "Donors",
  donorNames: "Names of donors",
  donorsUpdated: "Information of Donors has been updated",
};

const tra: typeof eng = {
  donors: "捐款者",
  donorNames: "捐款者名單",
  donorsUpdated: "捐款者資料已更新",
};

const sim: typeof eng = {
  donors: "捐款者",
  donorNames: "捐款者名单",
  donorsUpdated: "捐款者资料已更新",
};

/** Words of the staff's screens for donors. */
export const donorsWords: Localized<typeof eng> = { eng, tra, sim };
