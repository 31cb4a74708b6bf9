import { SignInArt } from "../../core/art/sign-in-art";
import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import { siteConfig } from "../../site.config";
import { amapAddress, googleMapsAddress } from "./map-addresses";

/** The office with its address, and the maps that lead there, as plain links. */
export function VisitUs() {
  const lang = useLang();
  const words = useMessages();
  const { name, address, mapPoint } = siteConfig;
  return (
    <section className="content" aria-labelledby="visit">
      <div className="visit">
        <SignInArt className="visit-art" />
        <div className="stack measure">
          <h2 id="visit">{words.contactVisit}</h2>
          <address className="visit-address">
            {name[lang]}
            <br />
            {address[lang]}
          </address>
          <p>{words.contactVisitText}</p>
          <nav className="actions" aria-label={words.openMap}>
            <a
              className="button button-quiet"
              href={googleMapsAddress(mapPoint)}
              rel="noopener noreferrer external"
            >
              {words.googleMaps}
            </a>
            <a
              className="button button-quiet"
              href={amapAddress(mapPoint, name[lang])}
              rel="noopener noreferrer external"
            >
              {words.amap}
            </a>
          </nav>
        </div>
      </div>
    </section>
  );
}
