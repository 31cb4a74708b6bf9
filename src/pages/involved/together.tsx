import { limbPath } from "../../art/branch";
import { Cast } from "../../art/cast/cast";
import { siteFlower, siteInk } from "../../art/colours";
import { Bud, CupFlower, flossPath } from "../../art/flower";
import { createRandom } from "../../art/random";

const SPRIG = limbPath([
  {
    spine: [
      [416, 150],
      [406, 118],
      [392, 92],
      [370, 66],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [402, 110],
      [420, 84],
      [416, 52],
    ],
    from: 6,
    to: 1,
  },
]);
const SILK = flossPath(createRandom(5), [590, 92], 24, -0.7) + flossPath(createRandom(8), [80, 70], 18, -1);

/** Two people side by side on a level path, one of them with a flowering twig. */
export function Together({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 -26 640 350" aria-hidden="true">
      <path fill={siteInk.leaf} d="M4 302C150 262 490 262 636 302C490 324 150 324 4 302z" />
      <circle cx="330" cy="140" r="124" fill={siteInk.ground} />
      <Cast name="student" x={250} y={300} scale={0.92} turn={5} />
      <Cast name="carer" x={366} y={296} scale={0.92} arms="wave" turn={-5} />
      <g transform="translate(824 -26)scale(-1 1)">
        <path fill={siteInk.wood} d={SPRIG} />
        <CupFlower ink={siteFlower} x={370} y={68} scale={0.6} turn={-36} />
        <Bud ink={siteFlower} x={416} y={54} scale={0.5} turn={6} />
      </g>
      <path fill="none" stroke={siteInk.wood} strokeOpacity=".5" d={SILK} />
    </svg>
  );
}
