import qrcode from "qrcode";
import type { FpsAccount, SiteDetails } from "../../../charity/site-details";
import { captionedPicture } from "../../../media/captioned-picture.server";
import type { Lang } from "../../../platform/locale/lang";
import { type FpsProxy, readFpsProxy } from "../../../platform/money/fps-proxy";
import { readFpsAmount, shortAmount } from "../donation";

/** The kind of the charity's FPS identifier. */
export type FpsKind = "id" | "mobile" | "email";

export function kindOf(id: string): FpsKind {
  const proxy = readFpsProxy(id) ?? { id };
  return "mobile" in proxy ? "mobile" : "email" in proxy ? "email" : "id";
}

/** The part of FPS that the page shows. */
export interface FpsView {
  /** `""` in a demonstration. */
  id: string;
  kind: FpsKind;
  /** The name that the payer's app shows, so that it can be compared. */
  payee: string;
  /** Cents, when the code has an amount in it. */
  amountCents: number | undefined;
  /** The amount as typed. */
  typed: string;
  /** Null in a demonstration, which has nothing to pay by. */
  code: QrDrawing | null;
}

/** The name that the payer's app shows. */
export const payeeOf = ({ bank, name }: Pick<SiteDetails, "bank" | "name">): string =>
  bank.accountName || name.eng;

/** The FPS code for the address's amount; null while the charity has no FPS ID and is no demonstration. */
export function fpsView(details: SiteDetails, query: URLSearchParams, isDemo: boolean): FpsView | null {
  const { fps } = details;
  if (fps.id === "" && !isDemo) return null;
  const amountCents = readFpsAmount(query);
  return {
    id: fps.id,
    kind: kindOf(fps.id),
    payee: payeeOf(details),
    amountCents,
    typed: query.get("amount") ?? "",
    code: fps.id === "" ? null : drawQrCode(fpsText(fps, amountCents)),
  };
}

/**
 * The text of the charity's code, which may be used again and again. Its reference, where the charity's bank takes one,
 * is the same in every code, as pages are cached.
 */
export function fpsText({ id, reference }: FpsAccount, amountCents: number | undefined): string {
  const amount = amountCents !== undefined && { amount: shortAmount(amountCents) };
  return fpsPayload({ payee: readFpsProxy(id) ?? { id }, ...(reference && { reference }), ...amount });
}

/** A payment by the Faster Payment System, as a payer's app reads it from a QR code. */
export interface FpsPayment {
  payee: FpsProxy;
  /** HKD as in `500` or `500.00`; left out, the payer chooses. */
  amount?: string;
  /** At most 25 characters; the payee finds it with the payment. */
  reference?: string;
  /** At most 25 characters; `NA` when left out, since the app shows the registered name anyway. */
  name?: string;
  /** For one payment only; else the code may be used again and again. */
  once?: boolean;
}

const CRC_OBJECT = "6304";
const CRC_POLYNOMIAL = 0x1021;
const CRC_START = 0xffff;
const LONGEST = 99;
const FPS_ID = /^(\d{7}|\d{9})$/;
const AMOUNT = /^(0|[1-9]\d{0,9})(\.\d{1,2})?$/;

/**
 * The text of the QR code (EMVCo merchant-presented mode, HKICL's profile).
 * @throws {RangeError} for an ID, amount, name or reference that the layout does not allow.
 */
export function fpsPayload({ payee, amount, reference, name = "NA", once = false }: FpsPayment): string {
  if ("id" in payee && !FPS_ID.test(payee.id)) throw new RangeError("An FPS ID has 7 or 9 digits.");
  if (amount !== undefined && (!AMOUNT.test(amount) || Number(amount) === 0)) {
    throw new RangeError("An amount is more than nothing and has at most two decimals.");
  }
  if (name.length > 25 || (reference?.length ?? 0) > 25) throw new RangeError("At most 25 characters.");
  const text = [
    object("00", "01"),
    object("01", once ? "12" : "11"),
    object("26", object("00", "hk.com.hkicl") + payeeObject(payee)),
    object("52", "0000"),
    object("53", "344"),
    amount === undefined ? "" : object("54", amount),
    object("58", "HK"),
    object("59", name),
    object("60", "HK"),
    reference === undefined ? "" : object("62", object("05", reference)),
    CRC_OBJECT,
  ].join("");
  return text + crc16(text);
}

/** Returns whether a text ends with the check of all that is before it. */
export function isIntact(payload: string): boolean {
  const text = payload.slice(0, -4);
  return text.endsWith(CRC_OBJECT) && payload.slice(-4) === crc16(text);
}

function payeeObject(payee: FpsProxy): string {
  if ("id" in payee) return object("02", payee.id);
  return "mobile" in payee ? object("03", payee.mobile) : object("04", payee.email);
}

/** Two digits that name it, two that count its characters, and the value: printable ASCII. */
function object(id: string, value: string): string {
  if (!/^[\x20-\x7e]+$/.test(value) || value.length > LONGEST) {
    throw new RangeError(`Object ${id} takes 1 to ${LONGEST} ASCII characters.`);
  }
  return id + String(value.length).padStart(2, "0") + value;
}

/** CRC-16/CCITT-FALSE of ASCII text, as four capital hexadecimal digits; of `123456789` it is `29B1`. */
export function crc16(text: string): string {
  let register = CRC_START;
  for (const byte of new TextEncoder().encode(text)) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      register = (register & 0x8000 ? (register << 1) ^ CRC_POLYNOMIAL : register << 1) & 0xffff;
    }
  }
  return register.toString(16).toUpperCase().padStart(4, "0");
}

/** Modules of white that a reader needs around a code. */
const QUIET = 4;
/** Pixels of a module in the picture to save. */
const SCALE = 12;
const OPTIONS = { errorCorrectionLevel: "M" } as const;

/** A code as a drawing: the side of its square with the white around it, and the path of what is black. */
export interface QrDrawing {
  side: number;
  path: string;
}

/** Draws the code of a payment. */
export function drawQrCode(payload: string): QrDrawing {
  const { size, data } = qrcode.create(checked(payload), OPTIONS).modules;
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start) path += `M${start + QUIET} ${row + QUIET}h${column - start}v1H${start + QUIET}z`;
    }
  }
  return { side: size + 2 * QUIET, path };
}

/** The same code as a PNG file. */
export function qrCodePng(payload: string): Promise<Buffer> {
  return qrcode.toBuffer(checked(payload), { ...OPTIONS, type: "png", margin: QUIET, scale: SCALE });
}

/** Parses the built code again before it is drawn, as a wrong code could misdirect money. */
function checked(payload: string): string {
  if (!isIntact(payload)) throw new Error("The check of the payment's text is wrong.");
  return payload;
}

/** The caption below an FPS code, so that two in an album can be distinguished. */
interface PictureWords {
  /** As in `HK$500`; "" where the payer chooses it. */
  amount: string;
  payee: string;
  /** The name of the payee's number, and the number. */
  account: string;
  lang: Lang;
}

/** A code as a picture to save, with amount, payee and account below it. */
export async function fpsPicture(
  payload: string,
  { amount, payee, account, lang }: PictureWords,
): Promise<Buffer> {
  const captions = [
    { text: amount, sizes: [44, 36] },
    { text: payee, sizes: [28, 24, 20] },
    { text: account, sizes: [24, 20, 16] },
  ];
  return captionedPicture(await qrCodePng(payload), captions, lang);
}
