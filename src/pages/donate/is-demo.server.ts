import { isDeepStrictEqual } from "node:util";
import { siteConfig } from "../../charity/site.config";
import type { SiteDetails } from "../../charity/site-details";
import type { PayPalSettings } from "../../features/donations/paypal/account.server";
import { isLoopback } from "../../platform/network/client-address.server";

/** Who the charity is, and where its money goes. */
const identityOf = ({ name, bank, pps, fps, cheque, registrationReference }: SiteDetails) => ({
  name,
  bank,
  pps,
  fps,
  cheque,
  registrationReference,
});

/**
 * Returns whether a site with demo content in it still is a demonstration: while it shows the fictional charity and
 * takes nobody's money. Where PayPal takes real money it never is.
 */
export function isDemo(details: SiteDetails, paypal: PayPalSettings | undefined): boolean {
  if (!isDeepStrictEqual(identityOf(details), identityOf(siteConfig))) return false;
  return !paypal || isPlayMoney(paypal.api);
}

/** Returns whether a PayPal moves no real money: its sandbox, or one for tests on this machine. */
function isPlayMoney(api: string): boolean {
  const { hostname } = new URL(api);
  return hostname.endsWith(".sandbox.paypal.com") || isLoopback(hostname);
}
