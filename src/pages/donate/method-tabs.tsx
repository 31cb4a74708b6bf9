import { useLang } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";
import { METHODS, type Method, tabAddress } from "./method";

/** One link for each way to give. */
export function MethodTabs({ chosen }: { chosen: Method }) {
  const words = useSiteWords();
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
