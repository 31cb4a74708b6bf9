import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Acknowledgements",
  special: "Special appreciation",
  specialImage: "Special appreciation {num}",
  donors: "Our donors",
};

const tra: typeof eng = {
  title: "鳴謝",
  special: "特別鳴謝",
  specialImage: "特別鳴謝 {num}",
  donors: "捐款善長",
};

const sim: typeof eng = {
  title: "鸣谢",
  special: "特别鸣谢",
  specialImage: "特别鸣谢 {num}",
  donors: "捐款人",
};

/** Words of the section that thanks donors and supporters. */
export const acknowledgementWords: Localized<typeof eng> = { eng, tra, sim };
