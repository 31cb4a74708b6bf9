import { feature } from "../../core/feature.server";
import { accountsAnswers } from "./api.server";
import { forgetLogins } from "./forget.server";
import { accountsProblems } from "./problems.server";
import { accountsSettings } from "./settings.server";

export default feature({
  name: "accounts",
  settings: accountsSettings,
  answers: accountsAnswers,
  problems: accountsProblems,
  forgets: [forgetLogins],
  filledTables: [
    "staff_account",
    "staff_credential",
    "staff_passkey",
    "staff_session",
    "staff_two_factor",
    "staff_verification",
    "login_throttle",
  ],
});
