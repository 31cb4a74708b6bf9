import type { MapPoint } from "../../charity/site-details";
import { limbPath } from "../../core/art/branch";
import { Cast } from "../../core/art/cast/cast";
import { siteFlower, siteInk } from "../../core/art/colours";
import { flossPath } from "../../core/art/floss";
import { Bud, OpenFlower } from "../../core/art/flower";
import { points } from "../../core/art/geometry";
import { createRandom } from "../../core/art/random";
import { useWords } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/words/public";
import { mailHref, telephoneHref } from "../../core/site/addresses/contact-links";
import { useSiteDetails } from "../../core/site/frame/site-details-context";
import type { ContactTexts } from "./definition";
import { type MapSource, OfficeMap } from "./map/office-map";
import { WayInWords, WaySketch } from "./way-here";
import type { ShownWay } from "./way-here.server";
import { contactPageWords } from "./words";

interface VisitUsProps {
  texts: ContactTexts["visit"];
  /** The way from public transport, where it is known. */
  way: ShownWay | null;
  point: MapPoint;
  source: MapSource;
}

/** The office with its address, the maps that lead there, as plain links, and a map on demand. */
export function VisitUs({ texts, way, point, source }: VisitUsProps) {
  const words = useWords(contactPageWords);
  const { name, address } = useSiteDetails();
  return (
    <section aria-labelledby="visit">
      <div className="content">
        <div className={way ? "visit visit-sketched" : "visit"}>
          {!way && <WayArt className="visit-art" />}
          <div className="stack measure">
            <h2 id="visit">{texts.title}</h2>
            <address className="visit-address">
              {name}
              <br />
              {address}
            </address>
            <p>{texts.text}</p>
            <nav className="actions" aria-label={words.openMap}>
              <a className="button button-quiet" href={googleMapsAddress(point)} rel="noreferrer external">
                {words.googleMaps}
              </a>
              <a className="button button-quiet" href={amapAddress(point, name)} rel="noreferrer external">
                {words.amap}
              </a>
            </nav>
          </div>
          {way && <WaySketch way={way} />}
        </div>
        {way && <WayInWords way={way} />}
      </div>
      <OfficeMap point={point} source={source} />
    </section>
  );
}

const NERVE = limbPath([
  { spine: points([84, 124, 44, 132, 6, 116]), from: 12, to: 1 },
  { spine: points([84, 124, 50, 96, 44, 60, 20, 40]), from: 12, to: 1 },
  { spine: points([84, 124, 96, 84, 86, 54, 98, 26]), from: 11, to: 1 },
  { spine: points([84, 124, 60, 154, 26, 160, 6, 186]), from: 11, to: 1 },
]);
const WAY = "M84 124C190 92 232 138 176 184C124 228 128 268 204 272C240 274 270 262 292 244";

/** A nerve that is a way: from its cell, along its sheath, to where a flower stands on the map. */
function WayArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 480" fill="none" strokeLinecap="round" aria-hidden="true">
      <path fill={siteInk.leaf} d="M8 444C110 406 290 406 392 444C290 470 110 470 8 444z" />
      <circle cx="266" cy="190" r="112" fill={siteInk.blush} />
      <path fill={siteInk.wood} d={NERVE} />
      <path stroke={siteInk.wood} strokeWidth="4" d={WAY} />
      <path stroke={siteInk.wood} strokeWidth="17" strokeDasharray="34 42" strokeDashoffset="-40" d={WAY} />
      <path
        fill={siteInk.teal}
        d="M292 246C262 194 228 166 228 124a64 64 0 1 1 128 0C356 166 322 194 292 246z"
      />
      <circle cx="292" cy="122" r="48" fill={siteInk.mist} />
      <OpenFlower ink={siteFlower} x={292} y={122} scale={0.62} turn={14} />
      <OpenFlower ink={siteFlower} x={84} y={124} scale={0.4} turn={20} plain />
      <Bud ink={siteFlower} x={98} y={28} scale={0.5} turn={12} />
      <Bud ink={siteFlower} x={21} y={42} scale={0.45} turn={-42} />
      <path stroke={siteInk.wood} d={flossPath(createRandom(6), [372, 44], 22, -0.7)} />
      <Cast name="walker" x={158} y={430} scale={0.46} turn={4} />
      <Cast name="student" x={232} y={436} scale={0.46} arms="wave" turn={-3} />
    </svg>
  );
}

/** Google Maps with a marker at the point. */
export function googleMapsAddress({ lat, lng }: MapPoint): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** Amap with a named marker at the point: it takes the longitude first, and WGS 84 only when told so. */
export function amapAddress({ lat, lng }: MapPoint, name: string): string {
  const query = new URLSearchParams({
    position: `${lng},${lat}`,
    name,
    coordinate: "wgs84",
    callnative: "1",
  });
  return `https://uri.amap.com/marker?${query}`;
}

/** The telephone number, large, and the fax number. */
export function CallUs({ title, text }: ContactTexts["call"]) {
  const shared = useSiteWords();
  const { phone, fax } = useSiteDetails();
  return (
    <section className="stack" aria-labelledby="call">
      <h2 id="call">{title}</h2>
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
    <section className="stack" aria-labelledby="write">
      <h2 id="write">{title}</h2>
      <p className="reach-line">
        <a href={mailHref(email)}>{email}</a>
      </p>
      <p>{text}</p>
    </section>
  );
}
