import { Images } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useUploadWords } from "../field/words";
import type { PickerDialog } from "./picker-dialog";

interface ChooseHereProps
  extends Pick<Parameters<typeof PickerDialog>[0], "kind" | "isDescribedBeside" | "onChoose"> {
  /** Of the field, for who hears its buttons alone. */
  label: string;
}

type Dialog = ComponentType<Parameters<typeof PickerDialog>[0]>;

/** The button beside Upload, which fetches and opens the library; a form that nobody opens it in does without. */
export function ChooseHere({ label, ...asked }: ChooseHereProps) {
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
      {Dialog && <Dialog {...asked} onClosed={() => setDialog(undefined)} />}
    </>
  );
}
