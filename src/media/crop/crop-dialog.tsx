import { Minus, Plus, RotateCcw, RotateCw } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createClient, useChanges } from "../../platform/http/client";
import { fill, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { mediaUrl } from "../../platform/media-urls";
import { ProblemSummary, useSave } from "../../ui/form/form";
import { fileAddress, SIGHT } from "../file-address";
import { type LibraryFile, libraryContract } from "../library-contract";
import { MediaDialog } from "../media-dialog";
import type { UploadedFile } from "../uploaded-file";
import { MoveButtons, stepOfKey } from "./moves";
import {
  type Choice,
  isUnchanged,
  LEAST,
  moved,
  type Part,
  partOf,
  pixelsOf,
  type RatioName,
  resized,
  SHAPES,
  type Shape,
  type Size,
  turned,
  turnedSize,
  UNCHANGED,
} from "./part";
import { MIDDLE, PlacesPreview } from "./places-preview";
import { showAnew } from "./show-anew";
import { cropWords } from "./words";

const api = createClient(libraryContract);

/** The width of the picture on which the part is chosen; the part is cut out of the original. */
const SHOWN = 960;
/** Fraction of a side by which a press of an arrow moves the part. */
const STEP = 0.05;
/** Pixels below which a picture looks blurred where it fills a column. */
const SMALL = 640;

/** A picture after it was turned or cropped, and the version of its file. */
export type Cropped = UploadedFile & { version: number };

export interface CropDialogProps {
  /** The id of the picture. */
  id: string;
  /** The shape that suits the place of the picture. */
  suits: RatioName | undefined;
  /** True where the picture is to change wherever it is used, as in the library. */
  everywhere: boolean;
  onDone: (file: Cropped) => unknown;
  onClosed: () => void;
}

/** Turns a picture and chooses a part of it, by buttons, keys, or a finger on the picture. */
export default function CropDialog({ id, suits, everywhere, onDone, onClosed }: CropDialogProps) {
  const words = useWords(cropWords);
  const staff = useStaffWords();
  const { file, image, failed } = useShown(id);
  const crop = useCrop(everywhere);
  const [choice, setChoice] = useState<Choice>(UNCHANGED);
  const leadsTo = useRef<string>(undefined);
  return (
    <MediaDialog title={words.title} closeLabel={words.keep} onClosed={onClosed} leadsTo={leadsTo}>
      {(close) => {
        if (!file || !image) return <p role="status">{failed ? words.notShown : words.loading}</p>;
        const use = () =>
          isUnchanged(choice, file) ? close() : crop.run(file, choice, (made) => [close(), onDone(made)]);
        return (
          <>
            <ProblemSummary problem={crop.problem} labelOf={() => words.title} submitLabel={words.use} />
            <Editor {...{ file, image, choice, suits }} onChange={setChoice}>
              <SightLink
                id={id}
                {...(everywhere && {
                  onHere: () => {
                    leadsTo.current = SIGHT;
                    close();
                  },
                })}
              />
            </Editor>
            <p className="field-hint">{everywhere ? words.everywhere : file.uses.length > 0 && words.copy}</p>
            <div className="actions">
              <button
                type="button"
                className="button button-main"
                aria-disabled={crop.saving || undefined}
                onClick={use}
              >
                {crop.saving ? staff.saving : words.use}
              </button>
            </div>
          </>
        );
      }}
    </MediaDialog>
  );
}

/** A picture whose size in pixels is known. */
type SizedFile = LibraryFile & { width: number; height: number };

const isSized = (file: LibraryFile | undefined): file is SizedFile =>
  file?.width !== undefined && file.height !== undefined;

/** The picture, with what the library has of it, once both are here. */
function useShown(id: string) {
  const [shown, setShown] = useState<{ file?: SizedFile; image?: HTMLImageElement; failed?: true }>({});
  useEffect(() => {
    const stop = new AbortController();
    const show = async () => {
      const {
        media: [file],
      } = await api.one({ media_id: id }, stop.signal);
      if (!isSized(file)) throw new Error(`${id} is no picture.`);
      const image = new Image();
      image.src = mediaUrl(id, SHOWN, file.version);
      await image.decode();
      return { file, image };
    };
    show().then(
      (found) => !stop.signal.aborted && setShown(found),
      () => !stop.signal.aborted && setShown({ failed: true }),
    );
    return () => stop.abort();
  }, [id]);
  return shown;
}

/** The call that makes the picture, and replaces the former one unless other entries use it. */
function useCrop(everywhere: boolean) {
  const changes = useChanges(libraryContract);
  const { save, saving, problem } = useSave();
  const run = (file: SizedFile, choice: Choice, done: (made: Cropped) => unknown) =>
    void save(async () => {
      const { _id: media_id, uses, version } = file;
      const made = await api.crop({ media_id, turns: choice.turns, part: partOf(choice, file) });
      if (!everywhere && uses.length > 0) return void done({ ...made, version: 1 });
      await changes.replace({ media_id, public_id: made.public_id });
      showAnew(media_id);
      done({ ...made, public_id: media_id, version: version + 1 });
    });
  return { run, saving, problem };
}

interface EditorProps {
  file: SizedFile;
  image: HTMLImageElement;
  choice: Choice;
  suits: RatioName | undefined;
  onChange: (choice: Choice) => void;
  /** Said below the result. */
  children: ReactNode;
}

/** The picture, its transformations, and the result. */
function Editor({ file, image, choice, suits, onChange, children }: EditorProps) {
  const words = useWords(cropWords);
  const part = partOf(choice, file);
  const pixels = pixelsOf(part, choice, file);
  const drawn = { image, turns: choice.turns, part };
  const step = ({ x, y }: { x: number; y: number }) =>
    onChange(moved(choice, file, { x: x * STEP, y: y * STEP }));
  return (
    <div className="crop-editor">
      <CropPicture
        {...drawn}
        label={words.picture}
        onMiddle={(middle) => onChange(moved({ ...choice, middle }, file, { x: 0, y: 0 }))}
        onStep={step}
      />
      <CropControls {...{ choice, suits, onChange }} picture={file} onStep={step} />
      <div>
        <p className="field-label">{words.preview}</p>
        <CropPreview {...drawn} label={words.preview} />
        <PlacesPreview focus={MIDDLE} size={pixels}>
          <CropPreview {...drawn} />
        </PlacesPreview>
        <p role="status" className="field-hint">
          {fill(words.pixels, { ...pixels })} {pixels.width < SMALL && words.small}
        </p>
        {children}
      </div>
    </div>
  );
}

interface SightLinkProps {
  id: string;
  /** Leads there on the screen of the picture, which a form leaves alone by opening it in another tab. */
  onHere?: () => void;
}

/** The link to where the point of a picture is marked that places of the site keep in sight. */
function SightLink({ id, onHere }: SightLinkProps) {
  const words = useWords(cropWords);
  return (
    <>
      <p className="field-hint mt-4 mb-2">{words.sightText}</p>
      {onHere ? (
        <button type="button" className="button button-quiet mb-2" onClick={onHere}>
          {words.sight}
        </button>
      ) : (
        <a
          className="button button-quiet mb-2"
          href={`${fileAddress(id)}#${SIGHT}`}
          target="_blank"
          rel="noopener"
        >
          {words.sight}
        </a>
      )}
    </>
  );
}

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
function CropControls({ choice, picture, suits, onChange, onStep }: CropControlsProps) {
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
function CropPicture({ part, label, onMiddle, onStep, ...drawn }: CropPictureProps) {
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
function CropPreview({ part, label, ...drawn }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, drawn, part);
  if (label === undefined) return <canvas ref={canvas} />;
  return <canvas ref={canvas} className="crop-preview" role="img" aria-label={label} />;
}
