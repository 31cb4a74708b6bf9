import { FileText, Upload, X } from "lucide-react";
import { type Ref, useImperativeHandle, useState } from "react";
import { LANG_TAG } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { Name } from "../../locale/name";
import { fieldId } from "../../staff/fields/field-id";
import type { LibraryFile } from "../library-contract";
import { ChooseHere } from "../picker/choose-here";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { mediaUrl, pdfUrl } from "../urls";
import { describedBy, FileButton, UploadFrame } from "./upload-frame";
import { UploadRows } from "./upload-row";
import { useUploadNews } from "./use-upload-news";
import { ACCEPT } from "./use-uploads";
import { useUploadWords } from "./words";

/** One of several places, for what hands files to them. */
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
  /** `file` comes with a newly uploaded one. */
  onChange: (id: string | null, file?: UploadedFile) => void;
  /** The shape that suits the place: another one is accepted with a word of warning. */
  ratio?: Ratio | undefined;
  errors?: string[] | undefined;
  /** Path of the field in the request; makes the id to which an error summary links. */
  name: string;
  /** Takes what was dropped with a file for this place to others, and gives that for which there is none. */
  onOthers?: ((files: readonly File[]) => readonly File[]) | undefined;
  /** Original name of a PDF that was uploaded earlier. */
  filename?: string | undefined;
}

/** Chooses and uploads one image or PDF, at once, so that only its id travels with the form. */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, hint, value, onChange, errors = [], name, onOthers, ref } = props;
  const id = fieldId(name);
  const [uploaded, setUploaded] = useState<UploadedFile>();
  const field = useUploadNews(kind, name, (file) => {
    setUploaded(file);
    onChange(file.public_id, file);
  });
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
      onFiles={drop}
    >
      <Current {...props} uploaded={uploaded?.public_id === value ? uploaded : undefined} />
      <UploadRows uploads={field.uploads} onCancel={field.cancel} />
      <div className="row-actions">
        <FileButton
          id={id}
          accept={ACCEPT[kind]}
          label={field.say("labelled", { action: choose, label })}
          describedBy={describedBy(id, hint, errors)}
          onFiles={drop}
        >
          <Upload aria-hidden="true" size={20} />
          {choose}
        </FileButton>
        <ChooseHere
          kind={kind}
          label={label}
          onChoose={(file) => {
            setUploaded(uploadedFile(file));
            field.setNews(field.say("chosen", { name: file.originalFilename }));
            onChange(file._id, uploadedFile(file));
          }}
        />
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
    </UploadFrame>
  );
}

/** A file of the library as an upload of it would have been answered. */
function uploadedFile({ _id, originalFilename, kind, format, bytes }: LibraryFile): UploadedFile {
  const resource_type = kind === "image" ? "image" : "raw";
  return { public_id: _id, original_filename: originalFilename, resource_type, format, bytes };
}

/** The file that the field holds at the moment. */
function Current({
  kind,
  label,
  value,
  ratio,
  filename = "",
  uploaded,
}: UploadFieldProps & { uploaded: UploadedFile | undefined }) {
  if (value === null) return null;
  if (kind === "image") return <ImagePreview id={value} label={label} ratio={ratio} />;
  return <PdfPreview id={value} filename={uploaded?.original_filename ?? filename} bytes={uploaded?.bytes} />;
}

interface ImagePreviewProps {
  id: string;
  /** Of the field, for the image's text. */
  label: string;
  ratio: Ratio | undefined;
}

/** The image as visitors will get it, small, and in words whether its shape suits the place. */
function ImagePreview({ id, label, ratio }: ImagePreviewProps) {
  const say = useUploadWords();
  const [size, setSize] = useState<{ id: string; width: number; height: number }>();
  const shape = ratio && size?.id === id ? misfit(size, ratio) : undefined;
  return (
    <div className="grid gap-2">
      <img
        src={mediaUrl(id, 320)}
        alt={say("currentImage", { label })}
        className="max-h-48 w-auto max-w-full justify-self-start rounded-xl border border-line"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ id, width: naturalWidth, height: naturalHeight })
        }
      />
      {ratio && (
        <p role="status" className="font-bold empty:hidden">
          {shape && say(shape, { preferred: ratio.label })}
        </p>
      )}
    </div>
  );
}

interface PdfPreviewProps {
  id: string;
  filename: string;
  bytes: number | undefined;
}

/** Name and size of a PDF, and a way to look at it. */
function PdfPreview({ id, filename, bytes }: PdfPreviewProps) {
  const say = useUploadWords();
  const format = new Intl.NumberFormat(LANG_TAG[useLang()], {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <a href={pdfUrl(id, filename)} download className="inline-flex min-h-12 items-center gap-2 text-teal">
      <FileText aria-hidden="true" size={24} className="shrink-0" />
      <span className="break-words">{filename ? <Name text={filename} /> : say("currentPdf")}</span>
      {bytes !== undefined && <span className="text-slate">{format.format(bytes / 1_000_000)}</span>}
    </a>
  );
}

/** The shape that suits a place, and how people call it: `"4:3 preferred"`. */
interface Ratio {
  width: number;
  height: number;
  label: string;
}

/** The tolerated difference of ratios: 3:2 photos pass for 4:3, 16:9 and upright ones do not. */
const TOLERANCE = 1.2;

/** Tells whether an image is far wider or taller than `wanted`; undefined when it suits. */
export function misfit(
  image: { width: number; height: number },
  wanted: Ratio,
): "tooWide" | "tooTall" | undefined {
  const factor = image.width / image.height / (wanted.width / wanted.height);
  if (factor > TOLERANCE) return "tooWide";
  return factor < 1 / TOLERANCE ? "tooTall" : undefined;
}
