import { Accessibility } from "lucide-react";
import type { Shown } from "../../platform/locale/fallback.server";
import { Headline } from "../../platform/locale/headline";
import { otherLang } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { useSiteDetails } from "../../site/frame/site-details-context";
import type { Directions } from "./directions.server";
import { DirectionsMap } from "./directions-map";
import { contactPageWords } from "./words";

/** A stop of the route, in order. */
export type Stop = "station" | "exit" | "walk" | "door";

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
