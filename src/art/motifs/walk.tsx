import type { Palette } from "../palettes";
import { begin, Cloud, Drift, Driver, hill, KapokTree, type MotifProps, Stroller } from "./stage";

/** A dog on its way, feet at the origin, about 150 wide. */
function Dog({ x, palette }: { x: number; palette: Palette }) {
  return (
    <g transform={`translate(${x} 1166)`} fill="none" strokeLinecap="round">
      <path stroke="#8A5A18" strokeWidth="12" d="M28-54L20-6M-44-54L-56-30L-50-6" />
      <path stroke="#C98A2B" strokeWidth="10" d="M-54-72Q-78-84-72-112" />
      <path
        fill="#C98A2B"
        d="M-58-66C-58-86-36-88-10-86C12-84 26-88 36-102L66-92C66-74 58-58 44-50C20-42-30-42-50-48C-56-52-58-58-58-66z"
      />
      <path stroke="#C98A2B" strokeWidth="14" d="M40-56L46-7M-34-54L-42-30L-34-7" />
      <path
        fill="#C98A2B"
        d="M34-110C36-130 66-134 74-116L94-110Q102-104 96-96Q90-90 72-90C56-84 36-92 34-110z"
      />
      <path fill="#8A5A18" d="M48-124C36-122 30-100 38-88C50-92 56-110 58-122z" />
      <path
        fill={palette.deep}
        d="M90-106a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM66-112a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0z"
      />
      <path stroke={palette.accent} strokeWidth="8" d="M40-88L60-78" />
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
    const turn = [5, 3, -3, -5][i];
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
      {random.chance(0.6) ? <Dog x={random.whole(840, 860)} palette={palette} /> : null}
      <Drift {...part()} box={[760, 120, 760, 420]} />
    </>
  );
}
