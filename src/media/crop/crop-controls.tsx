import { Minus, Plus, RotateCcw, RotateCw } from "lucide-react";
import { useId } from "react";
import { fill } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { MoveButtons } from "./moves";
import { type Choice, LEAST, type RatioName, resized, SHAPES, type Shape, type Size, turned } from "./part";
import { cropWords } from "./words";

interface CropControlsProps {
  choice: Choice;
  /** The size of the picture in pixels, before it is turned. */
  picture: Size;
  /** The shape that suits the place of the picture. */
  suits: RatioName | undefined;
  onChange: (choice: Choice) => void;
  onStep: (step: { x: number; y: number }) => void;
}

/** The buttons that turn a picture, give a part its shape and size, and move it. */
export function CropControls({ choice, picture, suits, onChange, onStep }: CropControlsProps) {
  const words = useWords(cropWords);
  const sides = choice.shape === "free" ? (["width", "height"] as const) : (["width"] as const);
  return (
    <div className="crop-controls">
      <div className="row-actions">
        <button type="button" className="button button-quiet" onClick={() => onChange(turned(choice, -1))}>
          <RotateCcw aria-hidden="true" size={18} />
          {words.turnLeft}
        </button>
        <button type="button" className="button button-quiet" onClick={() => onChange(turned(choice, 1))}>
          <RotateCw aria-hidden="true" size={18} />
          {words.turnRight}
        </button>
      </div>
      <ShapeChoice value={choice.shape} suits={suits} onChange={(shape) => onChange({ ...choice, shape })} />
      {choice.shape !== "whole" && (
        <>
          {sides.map((side) => (
            <SizeSlider
              key={side}
              label={choice.shape === "free" ? words[side] : words.size}
              value={choice.size[side]}
              onChange={(value) => onChange(resized(choice, picture, { [side]: value }))}
            />
          ))}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
          <div role="group" className="row-actions" aria-label={words.move}>
            <MoveButtons labels={words} onMove={onStep} />
          </div>
        </>
      )}
    </div>
  );
}

interface ShapeChoiceProps {
  value: Shape;
  suits: RatioName | undefined;
  onChange: (shape: Shape) => void;
}

function ShapeChoice({ value, suits, onChange }: ShapeChoiceProps) {
  const words = useWords(cropWords);
  const name = useId();
  return (
    <fieldset className="crop-shapes">
      <legend>{words.shape}</legend>
      {SHAPES.map((shape) => (
        <label key={shape} className="check">
          <input type="radio" name={name} checked={value === shape} onChange={() => onChange(shape)} />
          {shape === suits ? fill(words.suits, { shape: words.shapes[shape] }) : words.shapes[shape]}
        </label>
      ))}
    </fieldset>
  );
}

interface SizeSliderProps {
  label: string;
  /** From {@link LEAST} to 1. */
  value: number;
  onChange: (value: number) => void;
}

const STEP = 0.05;

/** A slider with a button at each end, for users who can neither drag nor use arrow keys. */
function SizeSlider({ label, value, onChange }: SizeSliderProps) {
  const words = useWords(cropWords);
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="crop-slider">
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(words.smaller, { side: label })}
          onClick={() => onChange(value - STEP)}
        >
          <Minus aria-hidden="true" size={18} />
        </button>
        <input
          id={id}
          type="range"
          min={LEAST}
          max={1}
          step={STEP}
          value={value}
          aria-valuetext={`${Math.round(value * 100)} %`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(words.larger, { side: label })}
          onClick={() => onChange(value + STEP)}
        >
          <Plus aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}
