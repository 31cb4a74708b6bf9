import drawings from "./drawings.svg?no-inline";

interface WideDrawingProps {
  name: "branch" | "fibre";
  className?: string;
  /** Where its box is always six times as wide as high: the middle alone, which takes fewer bytes to say. */
  middle?: boolean;
}

const WHOLE = { viewBox: "0 0 1200 120", preserveAspectRatio: "xMidYMid slice" };
const MIDDLE = { viewBox: "240 0 720 120" };

/**
 * A drawing as wide as its section, which keeps its middle when the box is narrow: a thin branch in flower between two
 * sections, or a nerve fibre in its sheath, opening into a branch at each end, above every footer. In the page it would
 * be 0.6 KB of each.
 */
export function WideDrawing({ name, className, middle = false }: WideDrawingProps) {
  return (
    <svg className={className} {...(middle ? MIDDLE : WHOLE)} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
