import { ReceiptText } from "lucide-react";
import { screens } from "../../core/screens";

export default screens({
  name: "receipts",
  access: "gifts",
  menu: {
    section: "donations",
    links: [
      {
        to: "/cms/receipts",
        label: { eng: "Receipts", tra: "收據", sim: "收据" },
        icon: ReceiptText,
        help: () => import("./staff/help"),
        within: [{ to: "/cms/issuereceipt" }],
      },
    ],
  },
  home: () => import("./staff/home"),
  find: () => import("./staff/find"),
  journal: { title: { eng: "Receipts", tra: "收據", sim: "收据" }, all: "/cms/receipts" },
});
