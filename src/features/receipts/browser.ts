import { ReceiptText } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "receipts",
  access: "gifts",
  menu: {
    section: "people",
    links: [
      {
        to: "/cms/receipts",
        label: { eng: "Receipts", tra: "收據", sim: "收据" },
        icon: ReceiptText,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/issuereceipt" },
          {
            to: "/cms/statements",
            label: { eng: "Yearly statements", tra: "捐款人年度紀錄", sim: "捐款人年度记录" },
          },
        ],
      },
    ],
  },
  home: { gifts: () => import("./staff/home") },
  find: () => import("./staff/find"),
  journal: { title: { eng: "Receipts", tra: "收據", sim: "收据" }, all: "/cms/receipts" },
});
