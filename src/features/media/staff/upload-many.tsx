import { FilePlus, ImagePlus } from "lucide-react";
import { describedBy, FileButton, UploadFrame } from "../../../media/field/upload-frame";
import { UploadRows } from "../../../media/field/upload-row";
import { useUploadNews } from "../../../media/field/use-upload-news";
import { ACCEPT } from "../../../media/field/use-uploads";
import { useWords } from "../../../platform/locale/lang-context";
import { mediaWords } from "../words";

const ID = "media-upload";
const BUTTONS = [
  { id: ID, kind: "image", icon: ImagePlus, label: "addImages" },
  { id: `${ID}-pdf`, kind: "pdf", icon: FilePlus, label: "addPdfs" },
] as const;

/** Uploads several pictures or PDFs at once to the library. */
export function UploadMany({ onUploaded }: { onUploaded: () => void }) {
  const words = useWords(mediaWords);
  const images = useUploadNews("image", "media.images", onUploaded);
  const pdfs = useUploadNews("pdf", "media.pdfs", onUploaded);
  const add = (files: readonly File[]) => {
    const isPdf = (file: File) => file.type === "application/pdf";
    const [documents, pictures] = [files.filter(isPdf), files.filter((file) => !isPdf(file))];
    if (pictures.length > 0) images.add(pictures);
    if (documents.length > 0) pdfs.add(documents);
  };
  return (
    <UploadFrame
      id={ID}
      label={words.uploadHere}
      hint={undefined}
      limits={words.uploadLimits}
      errors={[]}
      isBare
      news={[images.news, pdfs.news].filter(Boolean).join(" ")}
      note={[images.note, pdfs.note].filter(Boolean).join(" ")}
      onFiles={add}
    >
      <UploadRows uploads={images.uploads} onCancel={images.cancel} />
      <UploadRows uploads={pdfs.uploads} onCancel={pdfs.cancel} />
      <div className="row-actions">
        {BUTTONS.map(({ id, kind, icon: Icon, label }) => (
          <FileButton
            key={kind}
            id={id}
            accept={ACCEPT[kind]}
            multiple
            label={words[label]}
            describedBy={describedBy(ID, undefined, [])}
            onFiles={add}
          >
            <Icon aria-hidden="true" size={20} />
            {words[label]}
          </FileButton>
        ))}
      </div>
    </UploadFrame>
  );
}
