import drawings from "./drawings.svg?no-inline";

interface SectionBreakProps {
  /** A branch in flower, or a nerve fibre in its sheath that opens into buds. */
  of: "branch" | "fibre";
  className?: string;
}

/** A thin branch between two sections of a page. It keeps its middle when the box is narrow. */
export function SectionBreak({ of, className }: SectionBreakProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <use href={`${drawings}#${of}`} />
    </svg>
  );
}
