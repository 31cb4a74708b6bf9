import { useLang, useWords } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import { SiteLink } from "../../core/site/frame/link";
import type { Method } from "../../features/donations/ways";
import { inTabOrder, tabAddress } from "./methods";
import { donatePageWords } from "./words";

interface MethodTabsProps {
  chosen: Method;
  /** The ways that are set up. One that is not has a tab only while it is chosen, by an address from elsewhere. */
  offered: readonly Method[];
}

/** One link for each way to give but the one that is shown, which would be a stop that leads nowhere. */
export function MethodTabs({ chosen, offered }: MethodTabsProps) {
  const words = useWords(donatePageWords);
  const lang = useLang();
  const shown = inTabOrder([...new Set([...offered, chosen])], lang);
  return (
    <nav id="ways-to-give" aria-label={words.donationMethods}>
      <ul className="method-tabs">
        {shown.map((method) => (
          <li key={method}>
            {method === chosen ? (
              <span aria-current="page">
                <Phrase text={words[method]} lang={lang} />
              </span>
            ) : (
              <SiteLink to={tabAddress(method)}>
                <Phrase text={words[method]} lang={lang} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
