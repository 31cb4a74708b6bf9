import type { MapPoint } from "../../charity/site-details";
import { InlineScript } from "../../platform/http/security/inline-script";
import { fill, useWords } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";
import { mailHref, telephoneHref } from "../../site/addresses/contact-links";
import { useSiteDetails } from "../../site/frame/page";
import type { ContactTexts } from "./definition";
import { DirectionsInWords, DirectionsSketch } from "./directions";
import type { Directions } from "./directions.server";
import css from "./map/map.css?url";
import mapScript from "./map/open-map.ts?worker&url";
import type { MapSettings } from "./map/settings";
import { contactPageWords } from "./words";

/**
 * Shows the button and has it load the map's script, once more if that failed. The page has no React in the
 * browser, so this is written in plain old script.
 */
const BUTTON_SCRIPT = `(function(d){
var b=d.getElementById("show-map");
b.parentNode.hidden=false;
b.onclick=function(){import(b.dataset.script).catch(function(){d.getElementById("map-status").textContent=JSON.parse(b.dataset.map).failed})}
})(document)`.replaceAll("\n", "");

/** Where the map pictures come from, and how they are to be signed. */
interface MapSource {
  tiles: string;
  attribution: string;
}

/** A button that loads a map of the office in its own place; nothing is fetched from elsewhere before. */
function OfficeMap({ point, source }: { point: MapPoint; source: MapSource }) {
  const words = useWords(contactPageWords);
  const { name } = useSiteDetails();
  const settings: MapSettings = {
    point,
    ...source,
    css,
    name,
    label: fill(words.map, { name }),
    zoomIn: words.zoomIn,
    zoomOut: words.zoomOut,
    failed: words.mapFailed,
  };
  return (
    <div className="content stack map-block">
      <div className="stack" hidden>
        <button
          id="show-map"
          type="button"
          className="button button-main"
          aria-describedby="map-note"
          data-script={mapScript}
          data-map={JSON.stringify(settings)}
        >
          {words.showMap}
        </button>
        <p id="map-note" className="card-meta">
          {fill(words.mapNote, { host: new URL(source.tiles).host })}
        </p>
      </div>
      <p id="map-status" role="status" />
      <div id="office-map" hidden />
      <InlineScript code={BUTTON_SCRIPT} />
    </div>
  );
}

interface VisitUsProps {
  texts: ContactTexts["visit"];
  /** The way from public transport, where it is known. */
  way: Directions | null;
  point: MapPoint;
  source: MapSource;
}

/** The office with its address, the maps that lead there, as plain links, and a map on demand. */
export function VisitUs({ texts, way, point, source }: VisitUsProps) {
  const words = useWords(contactPageWords);
  const { name, address } = useSiteDetails();
  return (
    <section>
      <div className="content">
        <div className="visit">
          <div className="stack measure">
            <h2>{texts.title}</h2>
            <address className="visit-address">
              {name}
              <br />
              {address}
            </address>
            <p>{texts.text}</p>
            <p className="actions">
              <a className="button button-quiet" href={googleMapsAddress(point)} rel="external">
                {words.googleMaps}
              </a>
              <a className="button button-quiet" href={amapAddress(point, name)} rel="external">
                {words.amap}
              </a>
            </p>
          </div>
          {way && <DirectionsSketch way={way} />}
        </div>
        {way && <DirectionsInWords way={way} />}
      </div>
      <OfficeMap point={point} source={source} />
    </section>
  );
}

/** Google Maps with a marker at the point. */
export function googleMapsAddress({ lat, lng }: MapPoint): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** Amap with a named marker at the point: it takes the longitude first, and WGS 84 only with a parameter. */
export function amapAddress({ lat, lng }: MapPoint, name: string): string {
  const query = new URLSearchParams({
    position: `${lng},${lat}`,
    name,
    coordinate: "wgs84",
    callnative: "1",
  });
  return `https://uri.amap.com/marker?${query}`;
}

/**
 * The telephone for a thumb, before the form that it is behind on a phone. No stop of the keyboard: that is the same
 * number further down, and a letter would take one press of a switch more.
 */
export function CallFirst() {
  const { phone } = useSiteDetails();
  return (
    <p className="reach-first reach-line">
      <a href={telephoneHref(phone)} tabIndex={-1}>
        {fill(useSiteWords().call, { phone })}
      </a>
    </p>
  );
}

/** The telephone number, large, and the fax number. */
export function CallUs({ title, text }: ContactTexts["call"]) {
  const shared = useSiteWords();
  const { phone, fax } = useSiteDetails();
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="reach-line">
        <a href={telephoneHref(phone)}>{phone}</a>
      </p>
      <p>{text}</p>
      {fax && (
        <dl className="contact-list">
          <dt>{shared.fax}</dt>
          <dd>{fax}</dd>
        </dl>
      )}
    </section>
  );
}

/** The e-mail address, large. */
export function WriteToUs({ title, text }: ContactTexts["write"]) {
  const { email } = useSiteDetails();
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="reach-line">
        <a href={mailHref(email)}>{email}</a>
      </p>
      <p>{text}</p>
    </section>
  );
}
