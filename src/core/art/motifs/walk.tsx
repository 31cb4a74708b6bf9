import type { Palette } from "../palettes";
import { KapokTree } from "./kapok";
import { Driver, Stroller } from "./people";
import { begin, Cloud, Drift, hill, type MotifProps } from "./stage";

const DOG =
  "M-70-64C-90-70-104-90-112-112C-118-112-120-106-118-98C-112-74-92-54-76-46L-84 0H-66L-54-36Q-10-28 26-38L34 0H52L54-56C62-66 66-74 66-82L96-78C104-82 104-92 98-96L72-112C70-124 62-128 56-118C40-112 32-96 28-80C0-72-40-72-70-64z";

/** A dog on its way, feet at the origin. */
function Dog({ x, palette }: { x: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} 1186)`}>
      <path fill={palette.deep} d={DOG} />
      <path d="M34-80L60-66" stroke={palette.accent} strokeWidth="9" strokeLinecap="round" />
    </g>
  );
}

/** Four friends; those on wheels and those on feet take turns. */
function Friends(props: MotifProps) {
  const { random } = begin(props);
  const wheels = random.whole(0, 1);
  const first = random.whole(0, 3);
  return [270, 650, 1020, 1370].map((middle, i) => {
    const place = {
      x: middle + random.between(-24, 24),
      y: 1130 + (i % 2) * 26,
      cast: first + i,
      scale: 1.75,
    };
    const turn = i < 2 ? 4 : -4;
    if (i % 2 === wheels) return <Driver key={middle} {...place} turn={turn} />;
    return <Stroller key={middle} {...place} turn={turn} arms={random.chance(0.4) ? "wave" : "down"} />;
  });
}

/** Friends together, on feet and on wheels. */
export function Walk(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <circle cx={random.whole(700, 1200)} cy="330" r="210" fill={palette.haze} />
      <Cloud {...part()} x={random.between(100, 500)} y={180} scale={1.2} />
      <path d={hill(random, 760, 80)} fill={palette.far} />
      <KapokTree {...part()} at={[random.between(180, 420), 900]} height={random.between(640, 760)} />
      <path d={hill(random, 880, 36)} fill={palette.mid} />
      <path d={hill(random, 1010, 12)} fill={palette.haze} />
      <Friends {...part()} />
      {random.chance(0.6) ? <Dog x={random.whole(850, 900)} palette={palette} /> : null}
      <Drift {...part()} box={[760, 120, 760, 420]} />
    </>
  );
}
