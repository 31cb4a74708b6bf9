/** The ways to give, in the order of their tabs. */
export const METHODS = ["paypal", "bank", "cheque", "pps"] as const;

export type Method = (typeof METHODS)[number];

const DEFAULT_METHOD: Method = "paypal";

/** The method that an address asks for; PayPal when it names none, or one that there is not. */
export function readMethod(query: URLSearchParams): Method {
  const asked = query.get("method");
  return METHODS.find((method) => method === asked) ?? DEFAULT_METHOD;
}

/** The plain address of a method's page, as search engines should know it. */
export function donateAddress(method: Method): string {
  return method === DEFAULT_METHOD ? "/donate" : `/donate?method=${method}`;
}

/** The plain address of a method's tab. The fragment keeps the tabs in sight when the page opens. */
export function tabAddress(method: Method): string {
  return `/donate?method=${method}#ways-to-give`;
}
