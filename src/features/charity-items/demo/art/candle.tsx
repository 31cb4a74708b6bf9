import { CupFlower } from "../../../../art/flower";
import { PALETTES } from "../../../../art/palettes";
import { Scene, Shadow } from "./scene";

const { dusk, paper, dawn } = PALETTES;
const JAR = "M360 430Q360 400 390 400H810Q840 400 840 430V930Q840 990 780 990H420Q360 990 360 930z";

/** The jar with its label, the wax up to its rim. */
function Jar({ glass }: { glass: string }) {
  return (
    <>
      <path fill={glass} d={JAR} />
      <path fill={paper.haze} d="M384 510H816V930Q816 966 780 966H420Q384 966 384 930z" />
      <path fill={paper.light} d="M430 600H770V900H430z" />
      <path fill="none" stroke={paper.far} strokeWidth="6" d="M448 618H752V882H448z" />
      <CupFlower ink={dawn.flower} x={600} y={800} scale={1.5} />
      <path stroke={paper.near} strokeWidth="10" strokeLinecap="round" d="M520 850H680" />
    </>
  );
}

const Lit = () => (
  <Scene palette={dusk} seed={41}>
    <circle cx="600" cy="380" r="330" fill={dusk.gold} opacity="0.22" />
    <circle cx="600" cy="380" r="190" fill={dusk.gold} opacity="0.3" />
    <Shadow y={996} rx={300} ink={dusk.deep} />
    <path stroke={dusk.deep} strokeWidth="10" d="M600 520V430" />
    <path fill={dusk.gold} d="M600 250C650 330 664 372 640 416Q600 460 560 416C536 372 560 330 600 250z" />
    <path fill={paper.light} d="M600 330C622 372 628 394 616 418Q600 434 584 418C572 394 580 372 600 330z" />
    <Jar glass={dusk.haze} />
  </Scene>
);

const WithLid = () => (
  <Scene palette={dawn} seed={42}>
    <Shadow y={996} rx={300} ink={dawn.deep} />
    <Jar glass={dawn.far} />
    <path fill={dawn.accentDeep} d="M340 340H860V436H340z" />
    <path fill={dawn.accent} d="M340 340H860V372H340z" />
    <path fill="none" stroke={dawn.near} strokeWidth="16" d="M352 560H848" />
    <path
      fill="none"
      stroke={dawn.near}
      strokeWidth="14"
      strokeLinejoin="round"
      d="M600 560C500 470 470 600 600 560C700 470 730 600 600 560L550 640M600 560L650 640"
    />
  </Scene>
);

export const candle = [Lit, WithLid];
