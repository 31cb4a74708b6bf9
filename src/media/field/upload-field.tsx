import { Upload, X } from "lucide-react";
import { type Ref, type RefCallback, useImperativeHandle, useRef, useState } from "react";
import { fieldId } from "../../ui/fields/field-frame";
import { CropButton } from "../crop/crop-button";
import type { LibraryFile } from "../library-contract";
import { ChooseHere } from "../picker/choose-here";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { CurrentFile, type PictureNote, type Ratio } from "./current-file";
import { describedBy, FileButton, UploadFrame, UploadRows, useUploadNews } from "./upload-frame";
import { ACCEPT } from "./use-uploads";

/** One of several places that share files. */
export interface UploadPlace {
  isFree: () => boolean;
  take: (file: File) => void;
}

interface UploadFieldProps {
  ref?: Ref<UploadPlace> | undefined;
  kind: MediaKind;
  label: string;
  hint?: string | undefined;
  /** Id of the file in the media store, or null for none. */
  value: string | null;
  /** `file` is given for a newly uploaded one. */
  onChange: (id: string | null, file?: UploadedFile) => void;
  /** The shape that suits the place: another one is accepted with a word of warning. */
  ratio?: Ratio | undefined;
  errors?: string[] | undefined;
  /** Path of the field in the request; makes the id to which an error summary links. */
  name: string;
  /** Hands the other chosen files to free places, and returns those without a place. */
  onOthers?: ((files: readonly File[]) => readonly File[]) | undefined;
  /** Original name of a PDF that was uploaded earlier. */
  filename?: string | undefined;
  /** Shown below a picture. */
  below?: PictureNote | undefined;
}

/** Chooses and uploads one image or PDF, at once, so that only its id travels with the form. */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, hint, value, onChange, ratio, errors = [], name, onOthers, ref, below } = props;
  const id = fieldId(name);
  const [known, setKnown] = useState<UploadedFile & { version?: number }>();
  const uploaded = known?.public_id === value ? known : undefined;
  const take = (file: UploadedFile) => {
    setKnown(file);
    if (file.public_id !== value) onChange(file.public_id, file);
  };
  const field = useUploadNews(kind, name, take);
  const drop = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    field.replace(file);
    field.leave(onOthers?.(others) ?? others);
  };
  useImperativeHandle(ref, () => ({
    isFree: () => value === null && field.uploads.jobs.length === 0,
    take: field.replace,
  }));
  const remove = () => {
    field.setNews(field.say("removed"));
    field.focusAfter(id);
    onChange(null);
  };
  const choose = field.say(value !== null ? "replace" : kind === "pdf" ? "choosePdf" : "chooseImage");
  return (
    <UploadFrame
      {...{ id, label, hint, errors }}
      limits={field.say(kind === "pdf" ? "dropPdf" : "dropImage")}
      news={field.news}
      noPlace={field.noPlace}
      note={field.note}
      isFilled={value !== null}
      onFiles={drop}
    >
      <CurrentFile {...props} uploaded={uploaded} version={uploaded?.version} />
      <UploadRows uploads={field.uploads} onCancel={field.cancel} />
      <div className="row-actions">
        <FileButton
          id={id}
          accept={ACCEPT[kind]}
          multiple={onOthers !== undefined}
          label={field.say("labelled", { action: choose, label })}
          describedBy={describedBy(id, hint, errors)}
          onFiles={drop}
        >
          <Upload aria-hidden="true" size={20} />
          {choose}
        </FileButton>
        <ChooseHere
          {...{ kind, label }}
          onChoose={(file) => {
            take(uploadedFile(file));
            field.setNews(field.say("chosen", { name: file.originalFilename }));
          }}
        />
        {value !== null && kind === "image" && (
          <CropButton
            id={value}
            label={label}
            suits={ratio?.shape}
            everywhere={false}
            onDone={(made) => {
              take(made);
              field.setNews(field.say("cropped"));
            }}
          />
        )}
        {value !== null && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={field.say("labelled", { action: field.say("remove"), label })}
            onClick={remove}
          >
            <X aria-hidden="true" size={20} />
            {field.say("remove")}
          </button>
        )}
      </div>
      {value !== null && below?.(value, label)}
    </UploadFrame>
  );
}

/** Converts a file of the library to the answer of its upload. */
function uploadedFile({ _id, originalFilename, kind, format, bytes, version }: LibraryFile) {
  const resource_type: UploadedFile["resource_type"] = kind === "image" ? "image" : "raw";
  return { public_id: _id, original_filename: originalFilename, resource_type, format, bytes, version };
}

interface PlaceProps {
  ref: RefCallback<UploadPlace>;
  onOthers: (files: readonly File[]) => readonly File[];
}

/** Distributes several files, chosen or dropped at one place, over the free places; returns the props of each. */
export function useUploadSlots(): (slot: number) => PlaceProps {
  const places = useRef<(UploadPlace | null)[]>([]);
  return (slot) => ({
    ref: (place) => {
      places.current[slot] = place;
    },
    // The places after this one first, so that the order is the one in which the files came.
    onOthers: (files) => {
      const others = [...places.current.slice(slot + 1), ...places.current.slice(0, slot)];
      const free = others.filter((place) => place?.isFree());
      for (const [at, place] of free.entries()) if (files[at]) place?.take(files[at]);
      return files.slice(free.length);
    },
  });
}
