import { Images } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useUploadWords } from "../field/words";
import type { PickerDialog } from "./picker-dialog";
import type { SeveralDialog } from "./several-dialog";

interface ChooseHereProps
  extends Pick<Parameters<typeof PickerDialog>[0], "kind" | "isDescribedBeside" | "onChoose"> {
  /** Of the field, for who hears its buttons alone. */
  label: string;
}

interface ChooseSeveralHereProps extends Pick<Parameters<typeof SeveralDialog>[0], "onChoose"> {
  /** Of the field, for who hears its buttons alone. */
  label: string;
}

/** The same for a field of several pictures. */
export function ChooseSeveralHere({ label, onChoose }: ChooseSeveralHereProps) {
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof SeveralDialog>[0]>>();
  const open = async () => {
    const { SeveralDialog } = await import("./several-dialog");
    setDialog(() => SeveralDialog);
  };
  return (
    <>
      <OpenButton label={label} onOpen={open} />
      {Dialog && <Dialog onChoose={onChoose} onClosed={() => setDialog(undefined)} />}
    </>
  );
}

function OpenButton({ label, onOpen }: { label: string; onOpen: () => Promise<void> }) {
  const say = useUploadWords();
  return (
    <button type="button" className="button button-quiet" onClick={() => void onOpen()}>
      <Images aria-hidden="true" size={20} />
      {say("chooseHere")} <span className="visually-hidden">{label}</span>
    </button>
  );
}

type Dialog = ComponentType<Parameters<typeof PickerDialog>[0]>;

/** The button beside Upload, which fetches and opens the library; a form that nobody opens it in does without. */
export function ChooseHere({ label, ...asked }: ChooseHereProps) {
  const [Dialog, setDialog] = useState<Dialog>();
  const open = async () => {
    const { PickerDialog } = await import("./picker-dialog");
    setDialog(() => PickerDialog);
  };
  return (
    <>
      <OpenButton label={label} onOpen={open} />
      {Dialog && <Dialog {...asked} onClosed={() => setDialog(undefined)} />}
    </>
  );
}
