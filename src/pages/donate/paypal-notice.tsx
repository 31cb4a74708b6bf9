import { donateTexts } from "../../charity/donate-texts";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";
import { METHODS, tabAddress } from "./method";

/** Says that PayPal cannot be used yet, and what can. */
export function PayPalNotice() {
  const lang = useLang();
  const words = useSiteWords();
  const others = METHODS.filter((method) => method !== "paypal");
  return (
    <>
      <p>{words.paypalNotReady}</p>
      <ul className="actions">
        {others.map((method) => (
          <li key={method}>
            <SiteLink className="button button-quiet" to={tabAddress(method)}>
              {donateTexts.methods[method].title[lang]}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink className="button button-quiet" to="/contact">
            {words.contactUs}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}
