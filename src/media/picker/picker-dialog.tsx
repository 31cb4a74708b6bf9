import { useEffect, useRef, useState } from "react";
import { useChanges } from "../../platform/http/client";
import { useWords } from "../../platform/locale/lang-context";
import { Name } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ProblemSummary } from "../../ui/form/problem-summary";
import { useSave } from "../../ui/form/use-save";
import { type LibraryFile, libraryContract } from "../library-contract";
import { MediaDialog } from "../media-dialog";
import type { MediaKind } from "../uploaded-file";
import { type Description, isDescribed } from "./description";
import { DescriptionFields } from "./description-fields";
import { FilePreview, FoundFiles } from "./found-files";
import { pickerWords } from "./words";

export interface PickerDialogProps {
  kind: MediaKind;
  /** True where what it shows is said beside it, so that it is not asked here. */
  isDescribedBeside?: boolean;
  onChoose: (file: LibraryFile) => void;
  /** Told when it is closed, with a choice or without. */
  onClosed: () => void;
}

/** The library in a dialog: finds a file and chooses it. A picture of which nothing is said asks for that first. */
export default function PickerDialog({
  kind,
  isDescribedBeside = false,
  onChoose,
  onClosed,
}: PickerDialogProps) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const [asked, setAsked] = useState<LibraryFile>();
  const title = kind === "pdf" ? words.titlePdf : words.titleImage;
  return (
    <MediaDialog title={title} closeLabel={staff.cancel} onClosed={onClosed}>
      {(close) => {
        const take = (file: LibraryFile) => {
          onChoose(file);
          close();
        };
        const choose = (file: LibraryFile) =>
          file.kind === "image" && !isDescribedBeside && !isDescribed(file) ? setAsked(file) : take(file);
        return (
          <>
            {asked && <DescribeChosen file={asked} onDone={take} onBack={() => setAsked(undefined)} />}
            {/* Kept while a picture is described, so that who goes back is where they were. */}
            <div hidden={asked !== undefined}>
              <FoundFiles kind={kind} onChoose={choose} />
            </div>
          </>
        );
      }}
    </MediaDialog>
  );
}

interface DescribeChosenProps {
  file: LibraryFile;
  /** The file is to be used, described or not. */
  onDone: (file: LibraryFile) => void;
  onBack: () => void;
}

/** Asks what a chosen picture shows, of which nobody has said it. */
function DescribeChosen({ file, onDone, onBack }: DescribeChosenProps) {
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
