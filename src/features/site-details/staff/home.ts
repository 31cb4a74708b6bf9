import { readEntry } from "../../../content/staff/content-screens";
import { homeParts } from "../../../ui/frame/home-parts";
import type { StoredDetails } from "../contract";
import { siteDetails } from "../definition";

export default homeParts({
  firstSteps: async () => {
    const details = await readEntry<StoredDetails>(siteDetails);
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
  },
});
