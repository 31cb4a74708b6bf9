import drawings from "./drawings.svg?no-inline";

/**
 * A nerve fibre in its sheath, opening into a branch at each end, above the footer of every page. In the page it would
 * be 0.6 KB of each. It keeps its middle when the box is narrow.
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
      <use href={`${drawings}#fibre`} />
    </svg>
  );
}
