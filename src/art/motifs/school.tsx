import { Cast } from "../cast/cast";
import type { Palette } from "../palettes";
import { begin, Cloud, DARK, hill, KapokTree, type MotifProps } from "./stage";

const COLUMNS = [520, 650, 1010, 1140, 1270];
const windows = (y: number) => COLUMNS.map((x) => `M${x} ${y}v-90q0-30 30-30h30q30 0 30 30v90z`).join("");
const WINDOWS = `${windows(660) + windows(900)}M806 640v-90q0-30 30-30h88q30 0 30 30v90z`;
const ROOF = "M440 470L520 390H1360L1440 470zM730 340L880 236L1030 340L1006 362L880 276L754 362z";

/** The clock in the gable, at some minute between eight and half past nine. */
function Clock({ palette, minute }: { palette: Palette; minute: number }) {
  return (
    <g stroke={palette.deep} strokeWidth="8" strokeLinecap="round">
      <circle cx="880" cy="372" r="46" fill={palette.light} />
      <path d="M880 372v-22" transform={`rotate(${240 + minute / 2} 880 372)`} />
      <path d="M880 372v-33" transform={`rotate(${minute * 6} 880 372)`} />
    </g>
  );
}

/** A two-storey school; its door is level with the ramp. */
function House({ palette, minute }: { palette: Palette; minute: number }) {
  const wall = palette.sky === palette.light ? palette.haze : palette.light;
  return (
    <>
      <path fill={wall} d="M470 470H1410V980H470zM760 430V330L880 250L1000 330V430z" />
      <path fill={palette.accent} d={ROOF} />
      <Clock palette={palette} minute={minute} />
      <path fill={palette.mid} d={WINDOWS} />
      <path fill={palette.near} d="M790 980V800Q790 710 880 710Q970 710 970 800V980z" />
      <path fill={palette.haze} d="M808 980V804Q808 732 874 728V980z" />
      <path stroke={palette.far} strokeWidth="12" d="M470 696H1410" />
    </>
  );
}

/** The way to school, with a ramp. */
export function School(props: MotifProps) {
  const { palette, random, part } = begin(props);
  const rail = "M760 930L470 1110M760 930V990M665 990V1064M560 1054V1130";
  return (
    <>
      <circle cx={random.whole(180, 420)} cy="260" r="130" fill={palette.haze} />
      <Cloud {...part()} x={random.between(1000, 1250)} y={160} />
      <path d={hill(random, 800, 70)} fill={palette.far} />
      <House palette={palette} minute={random.whole(0, 90)} />
      <KapokTree {...part()} at={[random.between(190, 300), 1010]} height={random.between(560, 720)} />
      <path d="M-20 980H1620V1220H-20z" fill={palette.mid} />
      <path d="M560 1220L780 976H980L1330 1220z" fill={palette.light} />
      <path fill="none" stroke={palette.deep} strokeWidth="10" strokeLinecap="round" d={rail} />
      <Cast name="girl" x={random.between(860, 940)} y={1164} scale={1.7} dark={DARK} arms="wave" turn={4} />
      <Cast name="grandmother" x={random.between(1130, 1220)} y={1150} scale={1.7} dark={DARK} turn={-4} />
    </>
  );
}
