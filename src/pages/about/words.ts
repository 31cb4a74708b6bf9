import type { Localized } from "../../core/locale/lang";

const eng = {
  acknowledgements: "Acknowledgements",
  special: "Special appreciation",
  specialImage: "Special appreciation {num}",
  donors: "Our donors",
  services: "Our services",
  servicesHow: "Write or call to use a service, or to ask whether it fits.",
};

const tra: typeof eng = {
  acknowledgements: "鳴謝",
  special: "特別鳴謝",
  specialImage: "特別鳴謝 {num}",
  donors: "捐款善長",
  services: "服務",
  servicesHow: "如欲使用服務，或想了解服務是否適合您，歡迎來函或致電。",
};

const sim: typeof eng = {
  acknowledgements: "鸣谢",
  special: "特别鸣谢",
  specialImage: "特别鸣谢 {num}",
  donors: "捐款人",
  services: "服务",
  servicesHow: "如需使用服务，或想了解服务是否适合您，欢迎来信或来电。",
};

/** Words of About around its text. */
export const aboutPageWords: Localized<typeof eng> = { eng, tra, sim };
