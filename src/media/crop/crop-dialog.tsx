import { useEffect, useState } from "react";
import { createClient, useChanges } from "../../platform/http/client";
import { fill } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { mediaUrl } from "../../platform/media-urls";
import { ProblemSummary, useSave } from "../../ui/form/form";
import { type LibraryFile, libraryContract } from "../library-contract";
import { MediaDialog } from "../media-dialog";
import type { UploadedFile } from "../uploaded-file";
import { CropControls } from "./crop-controls";
import { CropPicture, CropPreview } from "./crop-picture";
import { type Choice, isUnchanged, moved, partOf, pixelsOf, type RatioName, UNCHANGED } from "./part";
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
  return (
    <MediaDialog title={words.title} closeLabel={words.keep} onClosed={onClosed}>
      {(close) => {
        if (!file || !image) return <p role="status">{failed ? words.notShown : words.loading}</p>;
        const use = () =>
          isUnchanged(choice, file) ? close() : crop.run(file, choice, (made) => [close(), onDone(made)]);
        return (
          <>
            <ProblemSummary problem={crop.problem} labelOf={() => words.title} submitLabel={words.use} />
            <Editor {...{ file, image, choice, suits }} onChange={setChoice} />
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
}

/** The picture, its transformations, and the result. */
function Editor({ file, image, choice, suits, onChange }: EditorProps) {
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
      </div>
    </div>
  );
}
