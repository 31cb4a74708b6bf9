import { read } from "../../../platform/http/client";
import type { accountsContract } from "../contract";

/** Words of the home about one's own password, apart from the other words of the feature. */
export const CHOOSE_PASSWORD = {
  eng: "Choose a password of your own",
  tra: "設定您自己的密碼",
  sim: "设置您自己的密码",
};

/** The sign-in methods of one's own account. */
export const ownSignIn = () => read<typeof accountsContract.signInMethods>("/api/signInMethods", {});
