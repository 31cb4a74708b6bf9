import { useEffect, useRef, useState } from "react";
import { useChanges } from "../../platform/http/client";
import { useWords } from "../../platform/locale/lang-context";
import { Name } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary } from "../../ui/form/problem-summary";
import { useSave } from "../../ui/form/use-save";
import { type LibraryFile, libraryContract } from "../library-contract";
import { type Description, isDescribed } from "./description";
import { DescriptionFields } from "./description-fields";
import { FilePreview } from "./found-files";
import { pickerWords } from "./words";

interface DescribeChosenProps {
  file: LibraryFile;
  /** The file is to be used, described or not. */
  onDone: (file: LibraryFile) => void;
  onBack: () => void;
}

/** Asks what a chosen picture shows, of which nobody has said it. */
export function DescribeChosen({ file, onDone, onBack }: DescribeChosenProps) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const changes = useChanges(libraryContract);
  const { save, saving, problem, errorsAt, refuse } = useSave();
  const [said, setSaid] = useState<Description>({ alt: file.alt, decorative: file.decorative });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.focus(), []);
  const submit = () => {
    if (!isDescribed(said)) return refuse(words.missing, [{ path: "alt.eng", message: words.missing }]);
    void save(async () => {
      await changes.edit({ media_id: file._id, ...said });
      onDone({ ...file, ...said });
    });
  };
  return (
    <form
      ref={box}
      tabIndex={-1}
      className="description-form"
      aria-label={words.describeTitle}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
    >
      <FilePreview file={file} />
      <p>
        <Name text={file.originalFilename} />
      </p>
      <ProblemSummary problem={problem} labelOf={() => words.alt} />
      <DescriptionFields value={said} onChange={setSaid} errorsAt={errorsAt} />
      <div className="actions">
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {saving ? staff.saving : words.saveAndUse}
        </button>
        <button type="button" className="button button-quiet" onClick={() => onDone(file)}>
          {words.useAsItIs}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
