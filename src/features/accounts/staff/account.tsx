import { createClient } from "../../../core/api/client";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { accountsContract } from "../contract";
import type { Route } from "./+types/account";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";

const api = createClient(accountsContract);

export const clientLoader = () => load(() => api.sessions({}));

export const HydrateFallback = Loading;

/** One's own account: change the password, see and end sessions. */
export default function Account({ loaderData: { sessions } }: Route.ComponentProps) {
  const words = useStaffMessages();
  return (
    <>
      <ScreenTitle title={words.account} />
      <PasswordForm />
      <SessionList sessions={sessions} />
    </>
  );
}
