import { ArrowDown, ArrowUp, ImagePlus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { mediaUrl } from "../../platform/media-urls";
import { fieldId } from "../../ui/fields/field-frame";
import { moveItem } from "../../ui/list/ordered-list";
import { CropButton } from "../crop/crop-button";
import type { Cropped } from "../crop/crop-dialog";
import { ChooseSeveralHere } from "../picker/choose-here";
import type { PictureNote } from "./current-file";
import { describedBy, FileButton, UploadFrame, UploadRows, useUploadNews } from "./upload-frame";
import { ACCEPT } from "./use-uploads";
import { useUploadWords } from "./words";

interface PhotoListFieldProps {
  label: string;
  hint?: string | undefined;
  /** Ids of images in the media store, in the order in which they are shown. */
  value: readonly string[];
  /** Called with an updater function: several uploads may finish between two renders. */
  onChange: (change: (ids: readonly string[]) => string[]) => void;
  errors?: string[] | undefined;
  /** Path of the field in the request; makes the id to which an error summary links. */
  name: string;
  /** Shown below each picture. */
  below?: PictureNote;
}

/** A list of photos: adding several at once, putting them in order, taking them out. */
export function PhotoListField(props: PhotoListFieldProps) {
  const { label, hint, value, onChange, errors = [], name, below } = props;
  const id = fieldId(name);
  const field = useUploadNews("image", name, ({ public_id }) => onChange((ids) => [...ids, public_id]));
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const cropped = (at: number, { public_id, version }: Cropped) => {
    setVersions((all) => new Map(all).set(public_id, version));
    field.setNews(field.say("cropped"));
    onChange((ids) => ids.with(at, public_id));
  };
  const move = (from: number, step: -1 | 1) => {
    const to = from + step;
    field.setNews(field.say("moved", { from: from + 1, to: to + 1, total: value.length }));
    field.focusAfter(`${id}-${to}-${step}`);
    onChange((ids) => moveItem(ids, from, to));
  };
  const remove = (at: number) => {
    field.setNews(field.say("photoRemoved", { number: at + 1, total: value.length - 1 }));
    field.focusAfter(id);
    onChange((ids) => ids.toSpliced(at, 1));
  };
  return (
    <UploadFrame
      {...{ id, label, hint, errors }}
      limits={field.say("dropImage")}
      news={field.news}
      note={field.note}
      onFiles={field.add}
    >
      {value.length > 0 && (
        <ol className="grid list-none gap-2 p-0">
          {value.map((photo, at) => (
            <PhotoRow
              key={`${photo} ${value.indexOf(photo) === at ? "" : at}`}
              {...{ photo, at, total: value.length, idPrefix: id }}
              version={versions.get(photo)}
              below={below?.(photo, field.say("photo", { number: at + 1 }))}
              onCropped={(made) => cropped(at, made)}
              onMove={(step) => move(at, step)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <UploadRows uploads={field.uploads} onCancel={field.cancel} />
      <div className="row-actions">
        <FileButton
          id={id}
          accept={ACCEPT.image}
          multiple
          label={field.say("labelled", { action: field.say("addPhotos"), label })}
          describedBy={describedBy(id, hint, errors)}
          onFiles={field.add}
        >
          <ImagePlus aria-hidden="true" size={20} />
          {field.say("addPhotos")}
        </FileButton>
        <ChooseSeveralHere
          kind="image"
          label={label}
          onChoose={(files) => {
            field.setNews(field.say("severalChosen", { count: files.length }));
            const chosen = files.map(({ _id }) => _id);
            onChange((ids) => [...ids, ...chosen.filter((id) => !ids.includes(id))]);
          }}
        />
      </div>
    </UploadFrame>
  );
}

interface PhotoRowProps {
  photo: string;
  /** Its place in the list, from 0. */
  at: number;
  total: number;
  /** Start of the ids of the move buttons, so that the focus can follow a photo. */
  idPrefix: string;
  /** The version of the file that is shown; that of its plain address by default. */
  version: number | undefined;
  /** Shown below it. */
  below: ReactNode;
  onCropped: (made: Cropped) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One photo of a list, moved by buttons rather than dragging, for accessibility. */
function PhotoRow({
  photo,
  at,
  total,
  idPrefix,
  version,
  below,
  onCropped,
  onMove,
  onRemove,
}: PhotoRowProps) {
  const say = useUploadWords();
  const name = say("photo", { number: at + 1 });
  const labelled = (action: "moveUp" | "moveDown" | "remove") =>
    say("labelled", { action: say(action), label: name });
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xl border border-line p-3">
      <img
        src={mediaUrl(photo, 160, version)}
        alt={name}
        className="h-20 w-28 rounded-xl bg-mist object-contain"
      />
      <span className="min-w-20 flex-1">
        {at + 1} / {total}
      </span>
      <div className="row-actions">
        <MoveButton
          id={`${idPrefix}-${at}--1`}
          label={labelled("moveUp")}
          off={at === 0}
          onMove={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" size={20} />
          {say("moveUp")}
        </MoveButton>
        <MoveButton
          id={`${idPrefix}-${at}-1`}
          label={labelled("moveDown")}
          off={at === total - 1}
          onMove={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" size={20} />
          {say("moveDown")}
        </MoveButton>
        <CropButton id={photo} label={name} suits={undefined} everywhere={false} onDone={onCropped} />
        <button
          type="button"
          className="button button-quiet"
          aria-label={labelled("remove")}
          onClick={onRemove}
        >
          <X aria-hidden="true" size={20} />
          {say("remove")}
        </button>
      </div>
      {below}
    </li>
  );
}

interface MoveButtonProps {
  id: string;
  label: string;
  off: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Stays reachable at the end of the list, so that the focus is not lost when a photo arrives there. */
function MoveButton({ id, label, off, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="button button-quiet"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onMove}
    >
      {children}
    </button>
  );
}
