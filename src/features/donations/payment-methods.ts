import type { SiteDetails } from "../../charity/site-details";

/** The payment methods of Donate; the page opens on the first that is set up. */
export const METHODS = ["paypal", "fps", "bank", "cheque", "pps"] as const;

export type Method = (typeof METHODS)[number];

type PaymentDetails = Pick<SiteDetails, "fps" | "bank" | "cheque" | "pps">;

/** The payment methods that are set up. Visitors are offered no others, and staff see which are missing. */
export function methodsSetUp({ fps, bank, cheque, pps }: PaymentDetails, isPayPalReady: boolean): Method[] {
  const isSetUp: Record<Method, boolean> = {
    paypal: isPayPalReady,
    fps: fps.id !== "",
    bank: bank.accountNumber !== "",
    cheque: Object.values(cheque.payee).some((payee) => payee !== ""),
    pps: pps.merchantCode !== "",
  };
  return METHODS.filter((method) => isSetUp[method]);
}

/** The words for what a charity is registered with for FPS. */
export const FPS_LABELS = { id: "fpsId", mobile: "fpsMobile", email: "fpsEmail" } as const;
