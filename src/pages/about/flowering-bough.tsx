import { limbPath } from "../../art/branch";
import { siteFlower, siteInk } from "../../art/colours";
import { Bud, CupFlower, flossPath, OpenFlower } from "../../art/flower";
import { createRandom } from "../../art/random";

/** One bough comes in from the right, as if its tree grew beside the page. */
const WOOD = limbPath([
  {
    spine: [
      [620, 250],
      [520, 206],
      [430, 214],
      [330, 160],
      [220, 166],
      [110, 122],
    ],
    from: 34,
    to: 1,
  },
  {
    spine: [
      [500, 208],
      [440, 140],
      [380, 110],
      [340, 50],
    ],
    from: 16,
    to: 1,
  },
  {
    spine: [
      [410, 206],
      [350, 244],
      [280, 250],
      [226, 296],
    ],
    from: 15,
    to: 1,
  },
  {
    spine: [
      [300, 160],
      [250, 110],
      [196, 96],
      [170, 56],
    ],
    from: 11,
    to: 1,
  },
]);

const SILK = flossPath(createRandom(7), [70, 250], 26, -0.7) + flossPath(createRandom(2), [150, 330], 18, -1);

/** A bare kapok bough in flower, for the head of About: the name of the charity, drawn. */
export function FloweringBough({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 -56 600 400" aria-hidden="true">
      <circle cx="408" cy="166" r="150" fill={siteInk.ground} />
      <path fill={siteInk.wood} d={WOOD} />
      <path fill="none" stroke={siteInk.wood} d={SILK} />
      <OpenFlower ink={siteFlower} x={432} y={196} scale={1.05} turn={14} />
      <CupFlower ink={siteFlower} x={344} y={58} scale={0.9} turn={-12} />
      <CupFlower ink={siteFlower} x={222} y={166} scale={0.8} turn={-20} />
      <OpenFlower ink={siteFlower} x={290} y={252} scale={0.75} turn={-30} />
      <Bud ink={siteFlower} x={112} y={124} scale={0.7} turn={-58} />
      <Bud ink={siteFlower} x={170} y={60} scale={0.6} turn={-24} />
      <Bud ink={siteFlower} x={226} y={294} scale={0.55} turn={-130} />
    </svg>
  );
}
