import drawings from "./drawings.svg?no-inline";

/** A thin branch in flower between two sections of a page. It keeps its middle when the box is narrow. */
export function SectionBreak({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <use href={`${drawings}#branch`} />
    </svg>
  );
}
