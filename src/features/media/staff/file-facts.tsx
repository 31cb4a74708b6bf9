import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { fileSize } from "../../../core/locale/format";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Filled } from "../../../core/locale/name";
import type { LibraryFile } from "../../../core/media/library-contract";
import { mediaWords } from "../words";

/** Size, dimensions, who uploaded a file and when. */
export function FileFacts({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const { width, height, bytes, at, by } = file;
  return (
    <section aria-labelledby="media-facts">
      <h2 id="media-facts">{words.facts}</h2>
      <dl className="media-facts">
        <dt>{words.size}</dt>
        <dd>
          {file.format.toUpperCase()}, {fileSize(bytes, lang)}
        </dd>
        {width !== undefined && height !== undefined && (
          <>
            <dt>{words.dimensions}</dt>
            <dd>{fill(words.dimensionsValue, { width, height })}</dd>
          </>
        )}
        <dt>{words.uploaded}</dt>
        <dd>
          <Filled sentence={fill(words.uploadedBy, { at: staffTime(at, lang) })} names={{ name: by }} />
        </dd>
      </dl>
    </section>
  );
}
