import type { ReactNode } from "react";
import { useWords } from "../../platform/locale/lang";
import { focusPosition } from "../focus-position";
import type { Size } from "./part";
import { cropWords } from "./words";

/** A point of a picture, as fractions of its width and height from the top left. */
export interface Point {
  x: number;
  y: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The shapes in which the site shows a picture; a link preview is cut by the point itself. */
const PLACES = ["card", "square", "share"] as const;

const percent = (part: number) => `${Math.round(part * 100)}%`;

interface PlacesPreviewProps {
  /** The point that has to stay in sight. */
  focus: Point;
  size: Size | undefined;
  /** The picture or what it is drawn on, once for each place. */
  children: ReactNode;
}

/** A picture as each kind of place on the site cuts it. */
export function PlacesPreview({ focus, size, children }: PlacesPreviewProps) {
  const words = useWords(cropWords);
  const lies = size ? focusPosition(focus, size.width, size.height) : focus;
  return (
    <>
      <p className="field-label">{words.inPlaces}</p>
      <ul className="focus-crops">
        {PLACES.map((place) => {
          const { x, y } = place === "share" ? focus : lies;
          return (
            <li key={place} style={{ "--focus": `${percent(x)} ${percent(y)}` } as Record<string, string>}>
              <span className={`focus-crop focus-crop-${place}`}>{children}</span>
              <span className="field-hint">{words.places[place]}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
