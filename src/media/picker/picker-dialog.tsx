import { Check } from "lucide-react";
import { useState } from "react";
import { fill, useWords } from "../../platform/locale/lang";
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
export function PickerDialog({ kind, onChoose, onClosed }: PickerDialogProps) {
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

export interface SeveralDialogProps {
  kind: MediaKind;
  /** Given the files in the order in which they were pressed. */
  onChoose: (files: LibraryFile[]) => void;
  /** Called when it is closed, with a choice or without. */
  onClosed: () => void;
}

/** The library in a dialog, in which several files are chosen at once, also on several of its pages. */
export function SeveralDialog({ kind, onChoose, onClosed }: SeveralDialogProps) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  const isChosen = (file: LibraryFile) => chosen.some(({ _id }) => _id === file._id);
  const toggle = (file: LibraryFile) =>
    setChosen((before) =>
      before.some(({ _id }) => _id === file._id)
        ? before.filter(({ _id }) => _id !== file._id)
        : [...before, file],
    );
  const count = chosen.length;
  return (
    <MediaDialog
      title={kind === "pdf" ? words.titlePdf : words.titleImages}
      closeLabel={staff.cancel}
      onClosed={onClosed}
    >
      {(close) => (
        <>
          <p className="field-hint">{words.severalHint}</p>
          <FoundFiles kind={kind} onChoose={toggle} isChosen={isChosen} />
          <div className="media-dialog-foot">
            <button
              type="button"
              className="button button-main"
              aria-disabled={count === 0 || undefined}
              onClick={() => {
                if (count === 0) return;
                onChoose([...chosen]);
                close();
              }}
            >
              <Check aria-hidden="true" size={18} />
              {count === 1 ? words.useOne : fill(words.useSeveral, { count })}
            </button>
          </div>
        </>
      )}
    </MediaDialog>
  );
}
