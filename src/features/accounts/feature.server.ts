import { feature } from "../../core/feature.server";
import { accountsAnswers } from "./api.server";
import { forgetLogins } from "./forget.server";

export default feature({
  name: "accounts",
  answers: accountsAnswers,
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
