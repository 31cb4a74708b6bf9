import { isDeepStrictEqual } from "node:util";
import { donateTexts } from "../../charity/donate-texts";
import { siteConfig } from "../../charity/site.config";
import type { SiteDetails } from "../../charity/site-details";
import { isLoopback } from "../../core/api/client-address.server";
import type { PayPalSettings } from "../../features/donations/paypal/account.server";

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
 * Whether Donate says that this is a demonstration: while it shows the fictional charity and takes nobody's money.
 * Where PayPal takes real money it never does. Nor where somebody who wants no demo content has set up PayPal, be it
 * to try it: then the page is shown as donors will see it.
 */
export function isDemo(
  details: SiteDetails,
  paypal: PayPalSettings | undefined,
  demoContent: boolean,
): boolean {
  if (donateTexts.demoNotice === null) return false;
  if (!isDeepStrictEqual(identityOf(details), identityOf(siteConfig))) return false;
  return !paypal || (demoContent && isPlayMoney(paypal.api));
}

/** Whether a PayPal moves no real money: its sandbox, or one for tests on this machine. */
function isPlayMoney(api: string): boolean {
  const { hostname } = new URL(api);
  return hostname.endsWith(".sandbox.paypal.com") || isLoopback(hostname);
}
