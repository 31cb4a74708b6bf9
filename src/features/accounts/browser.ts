import { KeyRound, Users } from "lucide-react";
import { proofActions } from "../../platform/auth/actions";
import { read } from "../../platform/http/client";
import { staffTime } from "../../platform/locale/format";
import { fill, localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { accountActions } from "./actions";
import type { accountsContract } from "./contract";

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
  home: { team: { firstSteps }, own: { attention } },
  journal: {
    title: { eng: "Staff accounts", tra: "職員帳戶", sim: "员工账户" },
    actions: { ...proofActions, ...accountActions },
    all: "/cms/staff",
  },
});

async function firstSteps() {
  const { ownPassword } = await ownSignIn();
  return [{ to: "/cms/account", text: CHOOSE_PASSWORD, isDone: ownPassword }];
}

/** Until when the first password works. */
const ADVICE = {
  eng: "The one that you were given works until {until}.",
  tra: "您獲發的密碼於 {until} 失效。",
  sim: "您收到的密码将于 {until} 失效。",
};

async function attention() {
  const { firstPasswordUntil: until } = await ownSignIn();
  if (until === null) return [];
  const advice = localized((lang) => fill(ADVICE[lang], { until: staffTime(until, lang) }));
  return [{ to: "/cms/account", text: CHOOSE_PASSWORD, advice }];
}

const CHOOSE_PASSWORD = {
  eng: "Choose a password of your own",
  tra: "設定您自己的密碼",
  sim: "设置您自己的密码",
};

/** The sign-in methods of one's own account. */
const ownSignIn = () => read<typeof accountsContract.signInMethods>("/api/signInMethods", {});
