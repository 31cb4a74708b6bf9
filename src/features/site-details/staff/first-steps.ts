import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { siteDetailsContract } from "../contract";

const api = createClient(siteDetailsContract);
const details = async () => (await api.read({})).siteDetails;

export const siteDetailsSteps: readonly FirstStep[] = [
  {
    to: "/cms/site",
    text: {
      eng: "Fill in the charity’s names, address, telephone and accounts",
      tra: "填寫本會名稱、地址、電話及收款戶口",
      sim: "填写本会名称、地址、电话和收款账户",
    },
    done: async () => (await details()).version > 1,
  },
  {
    to: "/cms/site",
    text: {
      eng: "Enter the IRD file no., so that receipts can be issued",
      tra: "填寫稅務局檔案編號，以便發出收據",
      sim: "填写税务局档案编号，以便开具收据",
    },
    done: async () => (await details()).registrationReference !== "",
  },
];
