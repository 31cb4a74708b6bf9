import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { accountsContract } from "../contract";
import { accountsWords } from "../messages";
import type { Route } from "./+types/account";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";

const api = createClient(accountsContract);

export const clientLoader = () => load(() => api.sessions({}));

export const HydrateFallback = Loading;

/** One's own account: change the password, see and end sessions. */
export default function Account({ loaderData: { sessions } }: Route.ComponentProps) {
  const words = useWords(accountsWords);
  return (
    <>
      <ScreenTitle title={words.account} />
      <PasswordForm />
      <SessionList sessions={sessions} />
    </>
  );
}
