import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { stepOfKey } from "./moves";
import { type Part, turnedSize } from "./part";

/** A picture to be drawn, turned by quarters. */
interface Drawn {
  image: HTMLImageElement;
  turns: number;
}

/** Draws a part of a turned picture on a canvas, as large as the picture is there. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, { image, turns }: Drawn, part: Part): void {
  const { x, y, width, height } = part;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const turned = turnedSize(natural, turns);
    context.canvas.width = Math.max(1, Math.round(width * turned.width));
    context.canvas.height = Math.max(1, Math.round(height * turned.height));
    context.translate(turned.width / 2 - x * turned.width, turned.height / 2 - y * turned.height);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(image, -natural.width / 2, -natural.height / 2);
  }, [canvas, image, turns, x, y, width, height]);
}

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

const percent = (fraction: number) => `${fraction * 100}%`;

interface CropPictureProps extends Drawn {
  part: Part;
  label: string;
  /** The point that is to be in the middle, as fractions from the top left. */
  onMiddle: (middle: { x: number; y: number }) => void;
  onStep: (step: { x: number; y: number }) => void;
}

/** The whole picture with the part that stays in light; pressed, dragged or moved by arrow keys. */
export function CropPicture({ part, label, onMiddle, onStep, ...drawn }: CropPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, drawn, WHOLE);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMiddle({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <button
      type="button"
      className="crop-picture"
      aria-label={label}
      onKeyDown={step}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && point(event)}
    >
      <canvas ref={canvas} />
      <span
        className="crop-frame"
        style={{
          insetInlineStart: percent(part.x),
          insetBlockStart: percent(part.y),
          inlineSize: percent(part.width),
          blockSize: percent(part.height),
        }}
      />
    </button>
  );
}

interface CropPreviewProps extends Drawn {
  part: Part;
  /** None where it is there again. */
  label?: string;
}

/** The part as visitors will get it, small. */
export function CropPreview({ part, label, ...drawn }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, drawn, part);
  if (label === undefined) return <canvas ref={canvas} />;
  return <canvas ref={canvas} className="crop-preview" role="img" aria-label={label} />;
}
