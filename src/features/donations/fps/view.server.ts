import type { SiteDetails } from "../../../charity/site-details";
import { readFpsAmount } from "./choice";
import { fpsPayload } from "./payload";
import { drawQrCode, type QrDrawing } from "./qr-code.server";

/** What the page shows of FPS. */
export interface FpsView {
  id: string;
  /** The name that the payer's app shows, so that it can be compared. */
  payee: string;
  /** HKD, when the code has one in it. */
  amount: number | undefined;
  code: QrDrawing;
}

/** FPS as the address asks for it; null while the charity has no FPS ID. */
export function fpsView({ fps, bank, name }: SiteDetails, query: URLSearchParams): FpsView | null {
  if (fps.id === "") return null;
  const amount = readFpsAmount(query);
  return {
    id: fps.id,
    payee: bank.accountName || name.eng,
    amount,
    code: drawQrCode(fpsText(fps.id, amount)),
  };
}

/** The text of the charity's code, which may be used again and again. */
export function fpsText(id: string, amount: number | undefined): string {
  return fpsPayload({ payee: { id }, ...(amount !== undefined && { amount: String(amount) }) });
}
