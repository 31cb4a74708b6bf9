import { HandCoins } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "donations",
  access: "gifts",
  menu: {
    section: "people",
    links: [
      {
        to: "/cms/donations",
        label: { eng: "Donations", tra: "捐款", sim: "捐款" },
        icon: HandCoins,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/adddonation", label: { eng: "Add a donation", tra: "新增捐款", sim: "添加捐款" } },
          { to: "/cms/donation" },
          { to: "/cms/editdonation" },
          { to: "/cms/refunddonation" },
          {
            to: "/cms/donationtotals",
            access: "figures",
            label: { eng: "Donation totals", tra: "捐款總額", sim: "捐款总额" },
          },
        ],
      },
    ],
  },
  home: { gifts: () => import("./staff/home"), figures: () => import("./staff/home-figures") },
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "Donations", tra: "捐款", sim: "捐款" },
    all: "/cms/donations",
    one: "/cms/donation?donation_id=",
  },
});
