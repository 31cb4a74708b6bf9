import { RotateCcw } from "lucide-react";
import { useChanges } from "../../../core/api/client";
import { staffTime } from "../../../core/locale/dates";
import { fileSize } from "../../../core/locale/format";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { showAnew } from "../../../core/media/crop/show-anew";
import { type FileWithVersions, libraryContract } from "../../../core/media/library-contract";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { mediaWords } from "../words";

interface FileVersionsProps {
  file: FileWithVersions;
  refresh: () => Promise<void>;
}

/** The files that stood in the place of one before, each with the way back to it. Nothing where none did. */
export function FileVersions({ file, refresh }: FileVersionsProps) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const banner = useBanner();
  const changes = useChanges(libraryContract);
  const { save, problem } = useSave();
  if (file.versions.length === 0 || file.deletedAt !== null) return null;
  const goBack = (version: number) =>
    save(async () => {
      await changes.goBack({ media_id: file._id, version });
      showAnew(file._id);
      banner({ text: words.wentBack, saved: true });
      await refresh();
    }, version);
  return (
    <section aria-labelledby="media-versions">
      <h2 id="media-versions">{words.versions}</h2>
      <ProblemSummary problem={problem} labelOf={() => words.versions} />
      <ul className="media-uses">
        {file.versions.map(({ version, originalFilename, bytes, at }) => (
          <li key={version}>
            <p>
              <Name text={originalFilename} />
            </p>
            <p className="field-hint">
              {fileSize(bytes, lang)}, {staffTime(at, lang)}
            </p>
            <button type="button" className="button button-quiet" onClick={() => void goBack(version)}>
              <RotateCcw aria-hidden="true" size={18} />
              {words.useAgain} <span className="visually-hidden">{originalFilename}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
