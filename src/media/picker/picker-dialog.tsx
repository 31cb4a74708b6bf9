import { useState } from "react";
import { useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import type { LibraryFile } from "../library-contract";
import { MediaDialog } from "../media-dialog";
import type { MediaKind } from "../uploaded-file";
import { DescribeChosen } from "./describe-chosen";
import { isDescribed } from "./description";
import { FoundFiles } from "./found-files";
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
