import { useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import type { LibraryFile } from "../library-contract";
import { MediaDialog } from "../media-dialog";
import type { MediaKind } from "../uploaded-file";
import { FoundFiles } from "./found-files";
import { pickerWords } from "./words";

export interface PickerDialogProps {
  kind: MediaKind;
  onChoose: (file: LibraryFile) => void;
  /** Called when it is closed, with a choice or without. */
  onClosed: () => void;
}

/** The library in a dialog: finds a file and chooses it. */
export default function PickerDialog({ kind, onChoose, onClosed }: PickerDialogProps) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const title = kind === "pdf" ? words.titlePdf : words.titleImage;
  return (
    <MediaDialog title={title} closeLabel={staff.cancel} onClosed={onClosed}>
      {(close) => (
        <FoundFiles
          kind={kind}
          onChoose={(file) => {
            onChoose(file);
            close();
          }}
        />
      )}
    </MediaDialog>
  );
}
