import { dress, paintChair } from "../figures/cast";
import { ChairUser } from "../figures/wheelchair";
import { Cloud, Drift, hill, KapokTree, type MotifProps } from "./stage";

/** A way that winds through hills, and someone driving it. */
export function Path({ palette, random }: MotifProps) {
  const bend = random.between(-90, 90);
  const sun = random.between(900, 1280);
  const cast = random.whole(0, 3);
  const way = `M-40 1240C300 1180 1050 1200 1180 1060C1270 960 ${640 + bend} 930 ${700 + bend} 830C${740 + bend} 770 1080 770 1100 716C1110 690 1010 678 960 670C1060 676 1180 686 1170 726C1150 790 ${880 + bend} 800 ${860 + bend} 850C${840 + bend} 920 1560 930 1500 1090C1470 1170 1300 1220 1240 1260z`;
  return (
    <>
      <circle cx={Math.round(sun)} cy="380" r={Math.round(random.between(150, 230))} fill={palette.haze} />
      <Cloud random={random} x={random.between(120, 400)} y={200} fill={palette.haze} scale={1.3} />
      <path d={hill(random, 640, 90)} fill={palette.far} />
      <path d={hill(random, 740, 50)} fill={palette.mid} />
      <path d={hill(random, 890, 30)} fill={palette.near} />
      <path d={way} fill={palette.light} />
      <KapokTree palette={palette} random={random} at={[random.between(220, 380), 960]} height={random.between(620, 740)} />
      <KapokTree palette={palette} random={random} at={[1420, 800]} height={300} />
      <ChairUser x={random.between(800, 900)} y={1176} scale={1.75} ink={dress(random, palette, cast)} chair={paintChair(palette, cast)} longHair={random.chance(0.5)} />
      <Drift random={random} box={[560, 160, 700, 420]} ink={palette.deep} />
    </>
  );
}
