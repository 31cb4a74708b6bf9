import { FileText } from "lucide-react";
import { useState } from "react";
import { LANG_TAG } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { mediaUrl, pdfUrl } from "../urls";
import { misfit, type Ratio } from "./ratio";
import { useUploadWords } from "./words";

interface ImagePreviewProps {
  id: string;
  /** Of the field, for the image's text. */
  label: string;
  ratio: Ratio | undefined;
}

/** The image as visitors will get it, small, and in words whether its shape suits the place. */
export function ImagePreview({ id, label, ratio }: ImagePreviewProps) {
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
export function PdfPreview({ id, filename, bytes }: PdfPreviewProps) {
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
      <span className="break-words">{filename || say("currentPdf")}</span>
      {bytes !== undefined && <span className="text-slate">{format.format(bytes / 1_000_000)}</span>}
    </a>
  );
}
