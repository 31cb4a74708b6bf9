import { Images } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useUploadWords } from "../field/words";
import type { LibraryFile } from "../library-contract";
import type { MediaKind } from "../uploaded-file";
import type { PickerDialog } from "./picker-dialog";

interface ChooseHereProps {
  kind: MediaKind;
  /** Of the field, for who hears its buttons alone. */
  label: string;
  onChoose: (file: LibraryFile) => void;
}

type Dialog = ComponentType<Parameters<typeof PickerDialog>[0]>;

/** The button beside Upload, which fetches and opens the library; a form that nobody opens it in does without. */
export function ChooseHere({ kind, label, onChoose }: ChooseHereProps) {
  const say = useUploadWords();
  const [Dialog, setDialog] = useState<Dialog>();
  const open = async () => {
    const { PickerDialog } = await import("./picker-dialog");
    setDialog(() => PickerDialog);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void open()}>
        <Images aria-hidden="true" size={20} />
        {say("chooseHere")} <span className="visually-hidden">{label}</span>
      </button>
      {Dialog && <Dialog kind={kind} onChoose={onChoose} onClosed={() => setDialog(undefined)} />}
    </>
  );
}
