import { Accessibility } from "lucide-react";
import { createRandom, points, siteFlower, siteInk } from "../../art/drawing";
import { Bud, flossPath, limbPath, OpenFlower } from "../../art/flower";
import type { Shown } from "../../platform/locale/fallback.server";
import { otherLang, useLang, useWords } from "../../platform/locale/lang";
import { Headline } from "../../platform/locale/phrase";
import { useSiteDetails } from "../../site/frame/page";
import type { Directions } from "./directions.server";
import { contactPageWords } from "./words";

/** A stop of the route, in order. */
type Stop = "station" | "exit" | "walk" | "door";

/** The places that staff have said something of. */
function stopsOf({ exit, walk }: Directions): Stop[] {
  const there: [Stop, boolean][] = [
    ["station", true],
    ["exit", exit !== ""],
    ["walk", walk.text !== ""],
    ["door", true],
  ];
  return there.flatMap(([stop, isThere]) => (isThere ? [stop] : []));
}

/** The way from the station to the door as a sketch; the list of {@link DirectionsInWords} says what its numbers mean. */
export function DirectionsSketch({ way }: { way: Directions }) {
  const words = useWords(contactPageWords);
  return (
    <figure>
      <DirectionsMap className="way-drawing" stops={stopsOf(way)} exit={way.exit} />
      <figcaption className="card-meta">{words.notToScale}</figcaption>
    </figure>
  );
}

/** The directions in words, numbered as on the map, and the step-free route. */
export function DirectionsInWords({ way }: { way: Directions }) {
  const words = useWords(contactPageWords);
  const lang = useLang();
  const { name } = useSiteDetails();
  const said: Record<Stop, Shown> = {
    station: way.station,
    exit: { text: way.exit, lang },
    walk: way.walk,
    door: { text: name, lang },
  };
  return (
    <section className="stack way-here">
      <h3>{words.wayHere}</h3>
      <ol className="way-stops">
        {stopsOf(way).map((stop) => (
          <li key={stop}>
            <span>{words[stop]}</span>{" "}
            <b lang={otherLang(said[stop], lang)}>
              <Headline {...said[stop]} />
            </b>
          </li>
        ))}
      </ol>
      {way.stepFree.text !== "" && (
        <p className="step-free">
          <Accessibility aria-hidden="true" size={28} />
          <span>
            <b>{words.stepFree}</b> <span lang={otherLang(way.stepFree, lang)}>{way.stepFree.text}</span>
          </span>
        </p>
      )}
    </section>
  );
}

const STREETS = limbPath([
  { spine: points([216, 210, 330, 158, 440, 160, 552, 132]), from: 40, to: 4 },
  { spine: points([236, 204, 176, 220, 96, 226, 8, 248]), from: 40, to: 3 },
  { spine: points([238, 204, 286, 260, 344, 300, 420, 318]), from: 30, to: 3 },
  { spine: points([330, 158, 300, 104, 306, 62, 286, 26]), from: 28, to: 3 },
  { spine: points([136, 222, 108, 160, 66, 118, 22, 102]), from: 28, to: 3 },
]);
const WAY = "M116 306C112 268 130 232 196 220C262 208 284 168 346 160C388 154 420 160 458 160";

/** The position of each stop's number. */
const PLACES: Record<Stop, readonly [x: number, y: number]> = {
  station: [44, 304],
  exit: [140, 180],
  walk: [330, 194],
  door: [442, 86],
};

interface DirectionsMapProps {
  /** The existing stops, in order. */
  stops: readonly Stop[];
  /** The code of the exit. */
  exit: string;
  className?: string;
}

/** The way from a station to a door: streets that branch as a nerve does, and no street in particular. */
function DirectionsMap({ stops, exit, className }: DirectionsMapProps) {
  return (
    <svg className={className} viewBox="0 0 560 370" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="430" cy="150" r="118" fill={siteInk.ground} />
      <path fill={siteInk.leaf} d={STREETS} />
      <Houses />
      <path stroke={siteInk.wood} strokeWidth="4" d={WAY} />
      <path stroke={siteInk.wood} strokeWidth="15" strokeDasharray="26 36" strokeDashoffset="-14" d={WAY} />
      <Train />
      {stops.includes("exit") && <ExitSign code={exit} />}
      <Door />
      <Bud ink={siteFlower} x={288} y={28} scale={0.5} turn={-24} />
      <Bud ink={siteFlower} x={24} y={103} scale={0.5} turn={-70} />
      <Bud ink={siteFlower} x={418} y={317} scale={0.5} turn={104} />
      <path stroke={siteInk.wood} strokeOpacity=".5" d={flossPath(createRandom(6), [196, 78], 20, -0.7)} />
      {stops.map((stop, at) => (
        <Mark key={stop} at={PLACES[stop]} number={at + 1} />
      ))}
    </svg>
  );
}

function Mark({ at: [x, y], number }: { at: readonly [number, number]; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="19" fill={siteInk.kapok} stroke="var(--color-paper)" strokeWidth="3" />
      <text x={x} y={y + 8}>
        {number}
      </text>
    </>
  );
}

/** Houses at the side streets, drawn alike, as none of them is meant. */
function Houses() {
  return (
    <g stroke={siteInk.wood} strokeWidth="4" strokeLinejoin="round">
      <path
        fill={siteInk.mist}
        d="M192 170V106H236V170zM236 170V126H266V170zM92 112V60H134V112zM330 262V222H374V262z"
      />
      <path d="M204 122h6M218 122h6M204 140h6M218 140h6M248 142h6M106 76h6M118 76h6M106 94h6M346 240h12" />
    </g>
  );
}

/** A train below the street. */
function Train() {
  return (
    <>
      <path stroke={siteInk.wood} strokeWidth="4" strokeDasharray="2 12" d="M10 354H252" />
      <path
        fill={siteInk.teal}
        d="M72 308H190C216 308 226 326 230 342H72A8 8 0 0 1 64 334V316A8 8 0 0 1 72 308z"
      />
      <path
        fill={siteInk.mist}
        d="M78 316h26v13h-26zM112 316h26v13h-26zM146 316h26v13h-26zM180 316h10c8 0 14 6 18 13h-28z"
      />
    </>
  );
}

/** The letters that a sign has room for, as it has for the codes of the MTR. */
const LONGEST_CODE = 3;

/** A sign over the steps and the lift that lead up, with the code of the exit as on the street. */
function ExitSign({ code }: { code: string }) {
  return (
    <>
      <path stroke={siteInk.wood} strokeWidth="4" d="M190 206V196" />
      <rect x="164" y="166" width="52" height="32" rx="6" fill={siteInk.teal} />
      {code.length <= LONGEST_CODE ? (
        <text x="190" y="190">
          {code}
        </text>
      ) : (
        <path
          stroke={siteInk.mist}
          strokeWidth="4"
          strokeLinejoin="round"
          d="M190 191V177M183 183L190 176L197 183"
        />
      )}
    </>
  );
}

/** The destination: a house with a ramp to its door and the charity's flower over it. */
function Door() {
  return (
    <>
      <path
        fill={siteInk.mist}
        stroke={siteInk.wood}
        strokeWidth="4"
        strokeLinejoin="round"
        d="M462 150V62H532V150z"
      />
      <path fill={siteInk.kapok} d="M486 150V118a11 11 0 0 1 22 0V150z" />
      <path
        stroke={siteInk.wood}
        strokeWidth="4"
        d="M476 80h8M494 80h8M512 80h8M476 98h8M494 98h8M512 98h8"
      />
      <path fill={siteInk.wood} d="M440 160L486 150H540V160z" />
      <OpenFlower ink={siteFlower} x={497} y={50} scale={0.5} turn={14} />
    </>
  );
}
