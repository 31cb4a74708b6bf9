import { FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { fileSize } from "../../platform/locale/format";
import { useLang } from "../../platform/locale/lang";
import { Name, scriptLang } from "../../platform/locale/name";
import { mediaUrl, pdfUrl } from "../../platform/media-urls";
import { RATIOS, type RatioName } from "../crop/part";
import type { MediaKind, UploadedFile } from "../uploaded-file";
import { useUploadWords } from "./words";

interface CurrentFileProps {
  kind: MediaKind;
  label: string;
  value: string | null;
  ratio?: Ratio | undefined;
  filename?: string | undefined;
  /** The uploaded file, if it was uploaded here. */
  uploaded: UploadedFile | undefined;
  /** As {@link ImagePreviewProps.version}. */
  version: number | undefined;
}

/** The file that the field holds at the moment. */
export function CurrentFile({
  kind,
  label,
  value,
  ratio,
  filename = "",
  uploaded,
  version,
}: CurrentFileProps) {
  if (value === null) return null;
  if (kind === "image") return <ImagePreview id={value} {...{ label, ratio, version }} />;
  return <PdfPreview id={value} filename={uploaded?.original_filename ?? filename} bytes={uploaded?.bytes} />;
}

interface ImagePreviewProps {
  id: string;
  /** The label of the field, for the image's alternative text. */
  label: string;
  ratio: Ratio | undefined;
  /** The version of the file that is shown; that of its plain address by default. */
  version: number | undefined;
}

/** A small preview of the image as published, with a note on whether its shape suits the place. */
function ImagePreview({ id, label, ratio, version }: ImagePreviewProps) {
  const say = useUploadWords();
  const [size, setSize] = useState<{ id: string; width: number; height: number }>();
  const shape = ratio && size?.id === id ? misfit(size, ratio) : undefined;
  return (
    <div className="grid gap-2">
      <img
        src={mediaUrl(id, 320, version)}
        alt={say("currentImage", { label })}
        className="max-h-48 w-auto max-w-full justify-self-start rounded-xl border border-line"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ id, width: naturalWidth, height: naturalHeight })
        }
      />
      {ratio && (
        <p role="status" className="field-hint empty:hidden">
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

/** Name and size of a PDF, with a link that opens it. */
function PdfPreview({ id, filename, bytes }: PdfPreviewProps) {
  const say = useUploadWords();
  const lang = useLang();
  return (
    <a href={pdfUrl(id, filename)} download className="inline-flex min-h-12 items-center gap-2 text-teal">
      <FileText aria-hidden="true" size={24} className="shrink-0" />
      <span className="break-words">
        {filename ? <Name text={filename} lang={scriptLang(filename, "eng")} /> : say("currentPdf")}
      </span>
      {bytes !== undefined && <span className="text-slate">{fileSize(bytes, lang)}</span>}
    </a>
  );
}

/** A note on a picture in its place, by its id and the label of the place. */
export type PictureNote = (id: string, label: string) => ReactNode;

/** The shape that suits a place, and its name: `"4:3"`, `"square"`. */
export interface Ratio {
  shape: RatioName;
  label: string;
}

/** The tolerated difference of ratios: 3:2 photos pass for 4:3, 16:9 and upright ones do not. */
const TOLERANCE = 1.2;

/** Returns whether an image is far wider or taller than `wanted`; undefined when it suits. */
export function misfit(
  image: { width: number; height: number },
  wanted: Ratio,
): "tooWide" | "tooTall" | undefined {
  const factor = image.width / image.height / RATIOS[wanted.shape];
  if (factor > TOLERANCE) return "tooWide";
  return factor < 1 / TOLERANCE ? "tooTall" : undefined;
}
