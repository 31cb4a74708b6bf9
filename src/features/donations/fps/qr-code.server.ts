import qrcode from "qrcode";
import { isIntact } from "./payload";

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

/** A wrong code could send money astray: what was built is read again before it is drawn. */
function checked(payload: string): string {
  if (!isIntact(payload)) throw new Error("The check of the payment's text is wrong.");
  return payload;
}
