import type { MapPoint } from "../../charity/site-details";
import { useSiteWords } from "../../core/locale/use-site-words";
import { useSiteDetails } from "../../core/site/frame/site-details-context";
import { type MapSource, OfficeMap } from "./map/office-map";
import { amapAddress, googleMapsAddress } from "./map-addresses";
import { WayArt } from "./way-art";

/** The office with its address, the maps that lead there, as plain links, and a map on demand. */
export function VisitUs({ point, source }: { point: MapPoint; source: MapSource }) {
  const words = useSiteWords();
  const { name, address } = useSiteDetails();
  return (
    <section aria-labelledby="visit">
      <div className="content">
        <div className="visit">
          <WayArt className="visit-art" />
          <div className="stack measure">
            <h2 id="visit">{words.contactVisit}</h2>
            <address className="visit-address">
              {name}
              <br />
              {address}
            </address>
            <p>{words.contactVisitText}</p>
            <nav className="actions" aria-label={words.openMap}>
              <a className="button button-quiet" href={googleMapsAddress(point)} rel="noreferrer external">
                {words.googleMaps}
              </a>
              <a className="button button-quiet" href={amapAddress(point, name)} rel="noreferrer external">
                {words.amap}
              </a>
            </nav>
          </div>
        </div>
      </div>
      <OfficeMap point={point} source={source} />
    </section>
  );
}
