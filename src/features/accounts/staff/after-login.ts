import { createClient } from "../../../core/api/client";
import { accountsContract } from "../contract";

const api = createClient(accountsContract);

/** Opens the staff area; for whoever still has a password that somebody else made, where it can be changed. */
export async function enterStaffArea(): Promise<void> {
  const { firstPasswordUntil } = await api.signInMethods({});
  window.location.assign(firstPasswordUntil === null ? "/cms" : "/cms/account");
}
