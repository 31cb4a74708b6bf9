import type { CDPSession, Page } from "playwright-core";

/** A phone or security key, as the browser sees one; an old key does not ask who holds it. */
export async function giveAuthenticator(page: Page, asksWho = true): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: asksWho,
      automaticPresenceSimulation: true,
      isUserVerified: asksWho,
    },
  });
  return devtools;
}
