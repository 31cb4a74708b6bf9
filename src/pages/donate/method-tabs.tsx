import { useLang, useWords } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { SiteLink } from "../../core/site/frame/link";
import { donatePageWords } from "./words";

/** The ways to give, in the order of their tabs. */
export const METHODS = ["paypal", "bank", "cheque", "pps"] as const;

export type Method = (typeof METHODS)[number];

/** The method that an address asks for; `first` when it names none, or one that there is not. */
export function readMethod(query: URLSearchParams, first: Method): Method {
  const asked = query.get("method");
  return METHODS.find((method) => method === asked) ?? first;
}

/** The plain address of a method's page, as search engines should know it; the page opens on `first`. */
export function donateAddress(method: Method, first: Method): string {
  return method === first ? "/donate" : `/donate?method=${method}`;
}

/** The plain address of a method's tab. The fragment keeps the tabs in sight when the page opens. */
export function tabAddress(method: Method): string {
  return `/donate?method=${method}#ways-to-give`;
}

/** One link for each way to give. */
export function MethodTabs({ chosen }: { chosen: Method }) {
  const words = useWords(donatePageWords);
  const lang = useLang();
  const labels = {
    paypal: words.paypal,
    bank: words.bankTransfer,
    cheque: words.cheque,
    pps: words.pps,
  };
  return (
    <nav id="ways-to-give" aria-label={words.donationMethods}>
      <ul className="method-tabs">
        {METHODS.map((method) => (
          <li key={method}>
            <SiteLink to={tabAddress(method)} aria-current={method === chosen ? "page" : undefined}>
              <Phrase text={labels[method]} lang={lang} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
