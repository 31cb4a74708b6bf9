import { Building2 } from "lucide-react";
import { createClient } from "../../core/api/client";
import { screens } from "../../core/screens";
import { siteDetailsContract } from "./contract";

const api = createClient(siteDetailsContract);
const details = async () => (await api.read({})).siteDetails;

export default screens({
  name: "site-details",
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/site",
        label: { eng: "Site details", tra: "網站資料", sim: "网站资料" },
        icon: Building2,
      },
    ],
  },
  firstSteps: [
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
  ],
  journal: { title: { eng: "Site details", tra: "網站資料", sim: "网站资料" }, all: "/cms/site" },
});
