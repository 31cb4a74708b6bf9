import { hongKongYear } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { mailShareHref, whatsAppShareHref } from "../../../core/site/addresses/contact-links";
import { SiteLink } from "../../../core/site/frame/link";
import { useOrigin } from "../../../core/site/frame/page-head";
import { newsPublicWords } from "./words";

interface WaysOnProps {
  /** Plain address of the item, without language. */
  path: string;
  header: string;
  date: string;
}

/** The ways on at the end of a news item: to read more, to pass it on, to go back. */
export function WaysOn({ path, header, date }: WaysOnProps) {
  const words = useWords(newsPublicWords);
  const lang = useLang();
  const year = hongKongYear(new Date(date));
  const address = `${useOrigin()}/${lang}${path}`;
  return (
    <ul className="actions article-on">
      <li>
        <SiteLink className="button button-main" to={`/archive?year=${year}`}>
          {fill(words.moreOf, { year })}
        </SiteLink>
      </li>
      <li>
        <a className="button button-quiet" href={whatsAppShareHref(`${header} ${address}`)} rel="noreferrer">
          {words.shareWhatsApp}
        </a>
      </li>
      <li>
        <a className="button button-quiet" href={mailShareHref(address, header)}>
          {words.shareMail}
        </a>
      </li>
      <li>
        <SiteLink className="button button-quiet" to="/archive">
          {words.backToNews}
        </SiteLink>
      </li>
    </ul>
  );
}
