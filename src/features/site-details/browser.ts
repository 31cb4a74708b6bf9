import { Building2 } from "lucide-react";
import { readEntry } from "../../content/staff/content-screens";
import { screens } from "../../ui/screens";
import type { StoredDetails } from "./contract";

const title = { eng: "Site details", tra: "網站資料", sim: "网站资料" };

export default screens({
  name: "site-details",
  access: "site",
  content: [{ address: "/cms/site", load: () => import("./staff/screens") }],
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/site",
        label: title,
        icon: Building2,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: { site: { firstSteps } },
  find: { group: title, find: async (search) => (await import("./staff/find")).findFields(search) },
  journal: { title, all: "/cms/site" },
});

async function firstSteps() {
  const details = await readEntry<StoredDetails>({ name: "siteDetails" });
  return [
    {
      to: "/cms/site",
      text: {
        eng: "Fill in the charity’s names, address, telephone and accounts",
        tra: "填寫本會名稱、地址、電話及收款戶口",
        sim: "填写本会名称、地址、电话和收款账户",
      },
      isDone: details.version > 1,
    },
    {
      to: "/cms/site?field=registrationReference",
      text: {
        eng: "Enter the IRD file no., so that receipts can be issued",
        tra: "填寫稅務局檔案編號，以便發出收據",
        sim: "填写税务局档案编号，以便开具收据",
      },
      isDone: details.registrationReference !== "",
    },
  ];
}
