import { renderToStaticMarkup } from "react-dom/server";
import { Bust } from "../../../art/cast/bust";
import type { PersonName } from "../../../art/cast/people";
import { DARK } from "../../../art/motifs/stage";

/** The face of one of the cast as SVG of 480 × 480, as a photograph of an author might be. */
export function renderFace(name: PersonName): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-130 -260 260 260"
      aria-hidden="true"
      width={480}
      height={480}
    >
      <rect x={-130} y={-260} width={260} height={260} fill="#C7DEE3" />
      <Bust name={name} dark={DARK} />
    </svg>,
  );
}
