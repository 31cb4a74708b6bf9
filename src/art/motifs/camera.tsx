import { CupFlower, OpenFlower } from "../flower";
import { Bough, begin, Drift, KapokTree, type MotifProps } from "./stage";

interface PrintProps extends MotifProps {
  x: number;
  y: number;
  i: number;
}

/** A print that hangs on the line, its peg at the origin. */
function Print({ x, y, i, ...props }: PrintProps) {
  const { palette, random, part } = begin(props);
  const fill = [palette.far, palette.mid, palette.near][i % 3];
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${random.whole(-7, 7)})`}>
      <path fill={palette.light} d="M-120 10H120V310H-120z" />
      <path fill={fill} d="M-98 34H98V246H-98z" />
      {i % 2 === 0 ? (
        <OpenFlower ink={palette.flower} x={0} y={140} scale={1.4} turn={random.between(-40, 40)} />
      ) : (
        <KapokTree {...part()} at={[0, 246]} height={180} />
      )}
      <path fill={palette.gold} d="M-12-20H12V36H-12z" />
    </g>
  );
}

const BODY =
  "M-330-170H-210L-180-216H180L210-170H330Q370-170 370-130V210Q370 250 330 250H-330Q-370 250-370 210V-130Q-370-170-330-170zM-300-210H-220V-180H-300z";

/** A camera that looks at us, a flower in its lens. */
function Apparatus(props: MotifProps) {
  const { palette, random } = begin(props);
  return (
    <g transform={`translate(${random.whole(780, 900)} 800)rotate(${random.whole(-8, 8)})`}>
      <path fill={palette.deep} d={BODY} />
      <path fill={palette.accent} d="M-370-70H370V170H-370z" />
      <path fill={palette.gold} d="M240-204H310V-172H240z" />
      <circle cy="40" r="200" fill={palette.light} />
      <circle cy="40" r="172" fill={palette.deep} />
      <circle cy="40" r="136" fill={palette.mid} />
      <CupFlower ink={palette.flower} x={0} y={120} scale={1.45} turn={random.between(-14, 14)} />
      <path
        fill="none"
        stroke={palette.light}
        strokeWidth="14"
        strokeLinecap="round"
        d="M-104-10A116 116 0 0 1-40-66"
      />
      <path fill={palette.light} d="M-120-196H0V-150H-120zM226-128H330V-92H226z" />
    </g>
  );
}

/** A camera, and what it saw. */
export function Camera(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const sag = random.whole(60, 130);
  const count = random.whole(3, 5);
  const hung = Array.from({ length: count }, (_, i) => (i + 0.6) / (count + 0.2));
  const shoot = { at: [-40, 1130], angle: -0.25, length: 460, width: 36, depth: 1 } as const;
  return (
    <>
      <path d="M0 980H1600V1200H0z" fill={palette.far} />
      <circle cx="800" cy="760" r="440" fill={palette.haze} />
      <path d={`M-20 90Q800 ${90 + sag * 2} 1620 90`} fill="none" stroke={palette.deep} strokeWidth="6" />
      {hung.map((t, i) => (
        <Print key={t} {...part()} x={t * 1600} y={90 + 4 * sag * t * (1 - t)} i={i} />
      ))}
      <Bough {...part()} bloom={1.3} fill={palette.near} shoot={shoot} />
      <Apparatus {...part()} />
      <Drift {...part()} box={[1300, 560, 260, 340]} count={3} />
    </>
  );
}
