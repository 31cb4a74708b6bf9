import type { Palette } from "../palettes";

/** A bulbul, the crested bird that drinks from kapok flowers; feet at the origin. */
export function Bird({ x, y, scale, palette }: { x: number; y: number; scale: number; palette: Palette }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale.toFixed(2)})`}>
      <path
        fill="none"
        stroke={palette.deep}
        strokeWidth="5"
        strokeLinecap="round"
        d="M-8 2L-4-26M12 2L10-26"
      />
      <path fill={palette.deep} d="M-58-42L-150 16L-136 28L-40-20z" />
      <path
        fill={palette.mid}
        d="M-66-36C-52-86-10-104 22-112C36-140 78-140 84-110C88-84 72-62 56-48C28-18-30-10-66-36z"
      />
      <path fill={palette.light} d="M84-106C86-84 74-64 56-48C40-32 16-22-8-20C26-44 52-70 60-96z" />
      <path
        fill={palette.deep}
        d="M-70-32C-48-76-12-86 20-82C10-52-26-30-70-32zM22-112C30-128 38-150 54-166C56-154 60-146 66-138C80-132 86-120 84-106C62-102 42-102 22-112zM82-114L112-104L84-98z"
      />
      <circle cx="64" cy="-114" r="5" fill={palette.light} />
      <path fill={palette.accent} d="M46-96q14 6 26-2q-8 16-26 2z" />
    </g>
  );
}
