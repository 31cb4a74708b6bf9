import { METHODS, type Method } from "../../features/donations/payment-methods";
import type { Lang } from "../../platform/locale/lang";

/** In Chinese FPS comes first: every bank's app in Hong Kong has it. */
const FPS_FIRST: readonly Method[] = ["fps", "paypal", "bank", "cheque", "pps"];

/** The payment methods in the order of their tabs. An FPS code that is only a demonstration is not the default. */
export function inTabOrder(methods: readonly Method[], lang: Lang, isFpsReady: boolean): Method[] {
  return (lang === "eng" || !isFpsReady ? METHODS : FPS_FIRST).filter((method) => methods.includes(method));
}

/**
 * The method that an address names; else the first that is offered. An
 * amount with the bank is from before FPS had an address of its own.
 */
export function readMethod(query: URLSearchParams, offered: readonly Method[]): Method {
  const requested = query.get("method");
  if (requested === "bank" && query.has("amount") && offered.includes("fps")) return "fps";
  return METHODS.find((method) => method === requested) ?? firstOf(offered);
}

/** The way on which the page opens; PayPal, which says how to reach the charity, where none is set up. */
export const firstOf = (offered: readonly Method[]): Method => offered[0] ?? "paypal";

/** The plain address of a method's page, as search engines should know it; the page opens on `first`. */
export function donateAddress(method: Method, first: Method): string {
  return method === first ? "/donate" : `/donate?method=${method}`;
}

/** The plain address of a method's tab. The fragment scrolls to the tabs when the page opens. */
export function tabAddress(method: Method): string {
  return `/donate?method=${method}#ways-to-give`;
}
