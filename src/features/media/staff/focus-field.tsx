import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Locate } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/lang-context";
import type { LibraryFile } from "../../../core/media/library-contract";
import { MediaImage } from "../../../core/media/picture";
import { mediaWords } from "../words";

/** A point of a picture, as fractions of its width and height from the top left. */
export type Point = NonNullable<LibraryFile["focus"]>;

const MIDDLE: Point = { x: 0.5, y: 0.5 };
/** Pages know tenths: see focus.css. */
const STEP = 0.1;

const STEPS = {
  left: { icon: ArrowLeft, key: "ArrowLeft", x: -STEP, y: 0 },
  right: { icon: ArrowRight, key: "ArrowRight", x: STEP, y: 0 },
  up: { icon: ArrowUp, key: "ArrowUp", x: 0, y: -STEP },
  down: { icon: ArrowDown, key: "ArrowDown", x: 0, y: STEP },
} as const;
const DIRECTIONS = ["left", "right", "up", "down"] as const;

const percent = (part: number) => `${Math.round(part * 100)}%`;

const onTenth = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10) / 10;

interface FocusFieldProps {
  file: LibraryFile;
  /** Null while nobody has said it; crops keep the middle then. */
  value: Point | null;
  onChange: (value: Point | null) => void;
}

/** The point of a picture that crops keep in sight: pressed in the picture, or moved by buttons and arrow keys. */
export function FocusField({ file, value, onChange }: FocusFieldProps) {
  const words = useWords(mediaWords);
  const spoken = useId();
  const at = value ?? MIDDLE;
  const move = ({ x, y }: Point) => onChange({ x: onTenth(at.x + x), y: onTenth(at.y + y) });
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (detail === 0) return; // by a key or a switch, which point nowhere
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: onTenth((clientX - left) / width), y: onTenth((clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS.find((each) => STEPS[each].key === event.key);
    if (!direction) return;
    event.preventDefault();
    move(STEPS[direction]);
  };
  const { _id: id, width, height, version } = file;
  const position = `${percent(at.x)} ${percent(at.y)}`;
  return (
    <fieldset className="focus-field">
      <legend>{words.focus}</legend>
      <p className="field-hint">{words.focusHint}</p>
      <button
        type="button"
        className="focus-picture"
        aria-label={words.focusPicture}
        aria-describedby={spoken}
        onClick={press}
        onKeyDown={step}
      >
        <MediaImage {...{ id, width, height, version }} alt="" sizes="(min-width: 64rem) 30vw, 90vw" />
        <span
          className="focus-mark"
          style={{ insetInlineStart: percent(at.x), insetBlockStart: percent(at.y) }}
        />
      </button>
      <div className="focus-moves">
        {DIRECTIONS.map((direction) => {
          const { icon: Icon } = STEPS[direction];
          return (
            <button
              key={direction}
              type="button"
              className="button button-quiet"
              aria-label={words[direction]}
              onClick={() => move(STEPS[direction])}
            >
              <Icon aria-hidden="true" size={18} />
            </button>
          );
        })}
        <button type="button" className="button button-quiet" onClick={() => onChange(null)}>
          <Locate aria-hidden="true" size={18} />
          {words.middle}
        </button>
      </div>
      <p id={spoken} role="status" className="field-hint">
        {fill(words.focusAt, { x: percent(at.x), y: percent(at.y) })}
      </p>
      <p className="field-label">{words.crops}</p>
      <div className="focus-crops" style={{ "--focus": position } as Record<string, string>}>
        {(["wide", "square"] as const).map((crop) => (
          <span key={crop} className={`focus-crop focus-crop-${crop}`}>
            <MediaImage {...{ id, width, height, version }} alt="" sizes="12rem" />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
