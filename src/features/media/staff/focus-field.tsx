import { Locate } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { MoveButtons, stepOfKey } from "../../../media/crop/moves";
import { MIDDLE, PlacesPreview, type Point } from "../../../media/crop/places-preview";
import type { LibraryFile } from "../../../media/library-contract";
import { MediaImage } from "../../../media/picture";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { mediaWords } from "../words";

/** Pages know tenths: see focus.css. */
const STEP = 0.1;

const percent = (part: number) => `${Math.round(part * 100)}%`;

const onTenth = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10) / 10;

interface FocusFieldProps {
  file: LibraryFile;
  /** Null while unset; crops use the middle then. */
  value: Point | null;
  onChange: (value: Point | null) => void;
}

/** The point of a picture that crops centre on: pressed in the picture, or moved by buttons and arrow keys. */
export function FocusField({ file, value, onChange }: FocusFieldProps) {
  const words = useWords(mediaWords);
  const spoken = useId();
  const at = value ?? MIDDLE;
  const move = ({ x, y }: Point) => onChange({ x: onTenth(at.x + x * STEP), y: onTenth(at.y + y * STEP) });
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (detail === 0) return; // by a key or a switch, which point nowhere
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: onTenth((clientX - left) / width), y: onTenth((clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const { _id: id, width, height, version } = file;
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
        <MoveButtons labels={words} onMove={move} />
        <button type="button" className="button button-quiet" onClick={() => onChange(null)}>
          <Locate aria-hidden="true" size={18} />
          {words.middle}
        </button>
      </div>
      <p id={spoken} role="status" className="field-hint">
        {fill(words.focusAt, { x: percent(at.x), y: percent(at.y) })}
      </p>
      <PlacesPreview focus={at} size={width && height ? { width, height } : undefined}>
        <MediaImage {...{ id, width, height, version }} alt="" sizes="12rem" />
      </PlacesPreview>
    </fieldset>
  );
}
