import { siteFlower, siteInk } from "./colours";
import { OpenFlower } from "./flower";

const FLOSS =
  "M930 52q-8-2-13-2M930 52q-7-6-12-10M930 52q-4-9-5-16M930 52q0-10 4-17M930 52q5-9 12-12M930 52q8-6 16-4M930 52q10-2 16 5M930 52q9 2 10 11M930 52q7 5 2 14";
const ENDS =
  "M505 66q-66-11-86-25q-20-15-79-21l0 0q61 2 81 15q20 14 86 19zM507 66q-67 12-87 9q-20-3-80 21l0 0q60-28 80-27q20 1 85-15zM744 57q45-5 55-16q10-10 51-18l0 2q-39 8-49 20q-10 11-57 18zM744 57q47 5 62 16q15 11 54 14l0 2q-41-1-56-12q-15-11-60-14z";

/**
 * A nerve fibre in its sheath, opening into a branch at each end, above the footer of every page. It stands in the
 * page: a file would be asked for before the page's picture. It keeps its middle when the box is narrow.
 */
export function Fibre({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path fill={siteInk.wood} d={ENDS} />
      <g stroke={siteInk.wood}>
        <path d={FLOSS} />
        <path strokeWidth="2.5" d="M500 60H750" />
        <path strokeWidth="13" strokeLinecap="round" d="M552 60h30M612 60h30M672 60h30M850 24h0M860 88h0" />
      </g>
      <OpenFlower plain ink={siteFlower} x={494} y={60} turn={20} scale={0.5} />
    </svg>
  );
}
