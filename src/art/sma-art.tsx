import drawings from "./drawings.svg?no-inline";

/**
 * A motor nerve cell, drawn as a kapok branch, reaching a muscle fibre: for the summary of SMA. Its colours are the
 * page's, as what is used from a file inherits its properties.
 */
export function SmaArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 520 300" aria-hidden="true">
      <use href={`${drawings}#nerve-and-muscle`} />
    </svg>
  );
}
