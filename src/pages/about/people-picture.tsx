import { Cast } from "../../art/cast/cast";
import { siteFlower, siteInk } from "../../art/colours";
import { flossPath, OpenFlower } from "../../art/flower";
import { createRandom } from "../../art/random";
import { MediaImage } from "../../media/picture";
import type { PageImage } from "../../media/shown-images.server";

const SIZES = "(width < 48rem) calc(100vw - 3rem), 480px";
const SILK = flossPath(createRandom(4), [560, 60], 22, -0.7) + flossPath(createRandom(9), [60, 92], 18, -1);

/**
 * The people of the charity above their names: its own photograph of them, or a drawing of people in general. A drawn
 * face beside each name would be the face of somebody else.
 */
export function PeoplePicture({ photo }: { photo: PageImage | null }) {
  if (photo) return <MediaImage {...photo} sizes={SIZES} place={4 / 3} className="people-photo" />;
  return (
    <svg className="people-art" viewBox="0 -4 620 316" aria-hidden="true">
      <circle cx="310" cy="130" r="118" fill={siteInk.ground} />
      <path fill={siteInk.leaf} d="M4 294C150 258 470 258 616 294C470 316 150 316 4 294z" />
      <Cast name="grandmother" x={152} y={290} scale={0.9} turn={5} />
      <Cast name="lawyer" x={262} y={294} scale={0.9} turn={2} />
      <Cast name="walker" x={372} y={290} scale={0.9} turn={-2} />
      <Cast name="girl" x={474} y={294} scale={0.9} arms="wave" turn={-5} />
      <OpenFlower ink={siteFlower} x={92} y={280} scale={0.24} turn={20} plain />
      <path fill="none" stroke={siteInk.wood} strokeOpacity=".5" d={SILK} />
    </svg>
  );
}
