import { begin, Cloud, Drift, Driver, hill, KapokTree, type MotifProps } from "./stage";

/** Path data of a way that winds towards us; `bend` moves its loops sideways. */
const way = (bend: number) =>
  `M180 1260C340 1080 1010 1090 1090 1010C1160 940 ${640 + bend} 930 ${700 + bend} 830C${740 + bend} 770 1080 770 1100 716` +
  `C1110 690 1010 678 960 670C1060 676 1180 686 1170 726C1150 790 ${860 + bend} 800 ${850 + bend} 850` +
  `C${840 + bend} 920 1500 930 1450 1060C1420 1140 1300 1200 1260 1260z`;

/** A way through the hills, and someone driving it. */
export function Path(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sun = Math.round(random.between(900, 1280));
  return (
    <>
      <circle cx={sun} cy="380" r={random.whole(150, 230)} fill={palette.haze} />
      <Cloud {...part()} x={random.between(120, 400)} y={200} scale={1.3} />
      <path d={hill(random, 640, 90)} fill={palette.far} />
      <path d={hill(random, 740, 50)} fill={palette.mid} />
      <path d={hill(random, 890, 30)} fill={palette.near} />
      <path d={way(random.whole(-90, 90))} fill={palette.light} />
      <KapokTree {...part()} at={[random.between(220, 380), 960]} height={random.between(620, 740)} />
      <KapokTree {...part()} at={[random.between(1340, 1460), 800]} height={random.between(240, 340)} />
      <Driver x={random.between(740, 960)} y={1160} scale={1.8} cast={random.whole(0, 3)} arms="wave" />
      <Drift {...part()} box={[560, 160, 700, 420]} />
    </>
  );
}
