import type { ReactNode } from "react";
import { SignInArt } from "../../../art/sign-in-art";
import { createClient } from "../../../platform/http/client";
import { useSiteDetails } from "../../../site/frame/page";
import { StaffLanguages } from "../../../ui/languages/staff-languages";
import { accountsContract } from "../contract";

/** The frame that the steps of a login share. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const { shortName } = useSiteDetails();
  return (
    <main id="content" className="login-page">
      <title>{title}</title>
      <div className="login-box">
        <p className="brand">{shortName}</p>
        <h1>{title}</h1>
        {children}
        <StaffLanguages />
      </div>
      <SignInArt className="login-art" />
    </main>
  );
}

const api = createClient(accountsContract);

/** Opens the staff area; users whose password somebody else made get the form that changes it. */
export async function enterStaffArea(): Promise<void> {
  const { firstPasswordUntil } = await api.signInMethods({});
  window.location.assign(firstPasswordUntil === null ? "/cms" : "/cms/account");
}
