import { KeyRound, Users } from "lucide-react";
import { proofActions } from "../../platform/auth/actions";
import { screens } from "../../ui/screens";
import { accountActions } from "./actions";

export default screens({
  name: "accounts",
  access: "team",
  menu: {
    section: "people",
    links: [
      {
        to: "/cms/staff",
        label: { eng: "Staff accounts", tra: "職員帳戶", sim: "员工账户" },
        icon: Users,
        help: () => import("./staff/help"),
      },
      {
        to: "/cms/account",
        access: "own",
        label: { eng: "My account", tra: "我的帳戶", sim: "我的账户" },
        icon: KeyRound,
        help: () => import("./staff/account-help"),
      },
    ],
  },
  home: { team: () => import("./staff/home"), own: () => import("./staff/home-own") },
  journal: {
    title: { eng: "Staff accounts", tra: "職員帳戶", sim: "员工账户" },
    actions: { ...proofActions, ...accountActions },
    all: "/cms/staff",
  },
});
