import { SKINS } from "../cast/people";
import { Hand } from "../figures/hand";
import { Bud, CupFlower, OpenFlower } from "../flower";
import { begin, Drift, hill, type MotifProps, pebble } from "./stage";

/** Two hands that make one bowl. */
function Bowl(props: MotifProps) {
  const { palette, random } = begin(props);
  const tip = random.between(-12, 12);
  const ink = palette.flower;
  return (
    <>
      <CupFlower ink={ink} x={640} y={690} scale={2.3} turn={tip - 24} />
      <Bud ink={ink} x={740} y={560} scale={2.2} turn={tip} />
      <CupFlower ink={ink} x={960} y={690} scale={2.3} turn={tip + 24} />
      <OpenFlower ink={ink} x={800} y={640} scale={2.6} turn={tip * 2} />
      <Hand x={590} y={770} scale={2.5} turn={10} flip skin={random.pick(SKINS)} sleeve={palette.near} />
      <Hand x={1010} y={770} scale={2.5} turn={-10} skin={random.pick(SKINS)} sleeve={palette.accent} />
    </>
  );
}

/** One hand that gives, and one that receives. */
function Gift(props: MotifProps) {
  const { palette, random } = begin(props);
  const lean = random.between(-14, 14);
  return (
    <>
      <CupFlower ink={palette.flower} x={700} y={520} scale={3.2} turn={lean} />
      <Hand x={700} y={540} scale={2.3} turn={-16} flip skin={random.pick(SKINS)} sleeve={palette.accent} />
      <Hand x={900} y={850} scale={2.6} turn={-14} skin={random.pick(SKINS)} sleeve={palette.near} />
      <OpenFlower ink={palette.flower} x={1180} y={330} scale={1.5} turn={lean * 2} />
    </>
  );
}

/** Hands that carry flowers together. */
export function Hands(props: MotifProps) {
  const { palette, random, part } = begin(props);
  return (
    <>
      <path d={pebble(random, [random.between(720, 880), 520], 480, 440)} fill={palette.haze} />
      <path d={hill(random, 1090, 50)} fill={palette.far} />
      {random.chance(0.5) ? <Bowl {...part()} /> : <Gift {...part()} />}
      <Drift {...part()} box={[120, 80, 1360, 200]} count={8} />
    </>
  );
}
