import { isWebAddress } from "../../../platform/shapes";
import type { ConvertContext } from "./context";
import { lineIn } from "./plain-text";

const LONGEST = 2000;

/** The address of a page, with `https://` where the scheme is missing; `""` for anything else. */
export function webLinkIn(value: unknown, where: string, context: Pick<ConvertContext, "report">): string {
  const text = lineIn(value, where, context);
  if (text === "") return "";
  const address = text.startsWith("//")
    ? `https:${text}`
    : /^https?:\/\//i.test(text)
      ? text
      : `https://${text}`;
  const hasHost = URL.canParse(address) && /\./.test(new URL(address).hostname);
  if (hasHost && isWebAddress(address) && address.length <= LONGEST) return address;
  context.report("linkNotWeb", where, text.slice(0, 300));
  return "";
}
