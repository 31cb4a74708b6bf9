import { Cast } from "../../art/cast/cast";
import { siteFlower, siteInk } from "../../art/colours";
import { flossPath } from "../../art/floss";
import { OpenFlower } from "../../art/flower";
import { createRandom } from "../../art/random";
import { MediaImage } from "../../media/picture";
import type { PageImage } from "../../media/shown-images.server";

const SIZES = "(width < 64rem) calc(100vw - 3rem), 420px";

/** Lines of what is said, in the bubble at the right. */
const LINES = "M232 84H350M232 112H350M232 140H306";

/** Two who talk: one says a flower, one writes in sheathed nerves. */
function TalkArt({ sketched }: { sketched: boolean }) {
  return (
    <svg
      className={sketched ? "reach-art reach-art-wide" : "reach-art"}
      viewBox="0 0 400 440"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={siteInk.leaf} d="M8 408C110 374 290 374 392 408C290 434 110 434 8 408z" />
      <circle cx="214" cy="236" r="118" fill={siteInk.ground} />
      <path
        fill={siteInk.teal}
        d="M34 20H150Q174 20 174 44V120Q174 144 150 144H126L118 176L92 144H34Q10 144 10 120V44Q10 20 34 20z"
      />
      <circle cx="92" cy="82" r="46" fill={siteInk.mist} />
      <OpenFlower ink={siteFlower} x={92} y={82} scale={0.6} turn={14} />
      <path
        fill={siteInk.mist}
        stroke={siteInk.wood}
        strokeWidth="4"
        d="M226 52H356Q380 52 380 76V148Q380 172 356 172H308L280 206L276 172H226Q202 172 202 148V76Q202 52 226 52z"
      />
      <path stroke={siteInk.wood} strokeWidth="3" d={LINES} />
      <path stroke={siteInk.wood} strokeWidth="10" strokeDasharray="20 26" d={LINES} />
      <path stroke={siteInk.wood} d={flossPath(createRandom(6), [372, 262], 22, -0.7)} />
      <Cast name="walker" x={132} y={398} scale={0.74} turn={5} />
      <Cast name="student" x={258} y={404} scale={0.74} arms="wave" turn={-5} />
    </svg>
  );
}

interface WelcomeProps {
  photo: PageImage | null;
  /** There is a drawing of the way further down: on a phone this one would come just before it. */
  sketched: boolean;
}

/** Who is met here: the charity's own photograph, or the drawing. */
export function Welcome({ photo, sketched }: WelcomeProps) {
  return photo ? (
    <MediaImage {...photo} sizes={SIZES} place={4 / 3} className="reach-photo" />
  ) : (
    <TalkArt sketched={sketched} />
  );
}
