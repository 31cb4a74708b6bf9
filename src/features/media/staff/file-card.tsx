import { Link } from "react-router";
import { fill } from "../../../core/locale/fill";
import { fileSize } from "../../../core/locale/format";
import { LANGS } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import type { LibraryFile } from "../../../core/media/library-contract";
import { FilePreview } from "../../../core/media/picker/found-files";
import { useListPlace } from "../../../core/staff/list/load-list";
import { mediaWords } from "../words";
import { fileAddress } from "./library-query";

/** A file of the library: its picture, its name, and what is left to do with it. */
export function FileCard({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const { uses, kind } = file;
  return (
    <Link className="media-card" to={fileAddress(file._id)} state={useListPlace()}>
      <FilePreview file={file} />
      <span className="media-card-name">
        <Name text={file.originalFilename} />
      </span>
      <span className="media-card-note">
        {kind === "pdf" ? <span>{fileSize(file.bytes, lang)}</span> : <AltState file={file} />}
        <span>{uses.length > 0 ? fill(words.usedIn, { count: uses.length }) : words.notUsed}</span>
      </span>
    </Link>
  );
}

function AltState({ file: { alt, decorative } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  if (decorative) return <span>{words.decoration}</span>;
  if (LANGS.some((lang) => alt[lang] === "")) return <span className="font-bold">{words.noAlt}</span>;
  return null;
}
