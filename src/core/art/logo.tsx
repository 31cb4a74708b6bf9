/** One petal, pointing up from a centre at the origin, fuller on one side as if turning. */
const PETAL = "M0-6.5C-4-9.5-9.5-15-9-21C-8.5-27.5 5-28.5 8-22.5C10-17 4.5-10 0-6.5z";

/**
 * The mark: a kapok flower whose stem is a nerve fibre. One colour, the colour of the text around it, so it also
 * works in forced colours; set the colour on the parent, not on the drawing.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" fill="currentColor" aria-hidden="true">
      <g transform="translate(32 27)">
        {[0, 70, 139, 221, 290].map((turn) => (
          <path key={turn} d={PETAL} transform={turn ? `rotate(${turn})` : undefined} />
        ))}
        <circle r="4.2" />
        <path d="M-1.7 0C-1.4 10-1.5 18-3.5 24C-5.5 29-10 31-16 31.5C-10 33.5-6 33-2.5 30.5C-1.5 33-1.5 34-2.5 37C.5 35.5 1.5 33 1.5 30C5 33 9 33.5 14.5 32C8.5 30.5 4 28.5 2.5 24C1.5 17 1.8 10 1.700 0z" />
      </g>
    </svg>
  );
}
