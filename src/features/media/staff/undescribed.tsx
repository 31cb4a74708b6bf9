import type { LibraryFile } from "../../../core/media/library-contract";
import { AskDescription } from "../../../core/media/picker/ask-description";
import { FileCard } from "./file-card";

/** Pictures of which a language does not say what they show, each with the question beside it. */
export function Undescribed({ files, label }: { files: readonly LibraryFile[]; label: string }) {
  return (
    <ul className="media-undescribed" aria-label={label}>
      {files.map((file) => (
        <li key={file._id}>
          <FileCard file={file} />
          <AskDescription
            id={file._id}
            path={`media.${file._id}`}
            folded={false}
            known={file}
            name={file.originalFilename}
          />
        </li>
      ))}
    </ul>
  );
}
