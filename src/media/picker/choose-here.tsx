import { Images } from "lucide-react";
import { lazy } from "react";
import { DialogButton } from "../dialog-button";
import { useUploadWords } from "../field/words";
import type { PickerDialogProps, SeveralDialogProps } from "./picker-dialog";

const fetchPicker = () => import("./picker-dialog");

const PickerDialog = lazy(async () => ({ default: (await fetchPicker()).PickerDialog }));
const SeveralDialog = lazy(async () => ({ default: (await fetchPicker()).SeveralDialog }));

interface ChooseHereProps extends Omit<PickerDialogProps, "onClosed"> {
  /** Names the field in its buttons, for screen readers. */
  label: string;
}

/** The button beside Upload, which opens the library. */
export function ChooseHere({ label, ...asked }: ChooseHereProps) {
  const say = useUploadWords();
  return (
    <DialogButton icon={Images} text={say("chooseHere")} label={label} load={fetchPicker}>
      {(close) => <PickerDialog {...asked} onClosed={close} />}
    </DialogButton>
  );
}

interface ChooseSeveralHereProps extends Omit<SeveralDialogProps, "onClosed"> {
  /** Names the field in its buttons, for screen readers. */
  label: string;
}

/** The same for a field of several files. */
export function ChooseSeveralHere({ label, ...asked }: ChooseSeveralHereProps) {
  const say = useUploadWords();
  return (
    <DialogButton icon={Images} text={say("chooseHere")} label={label} load={fetchPicker}>
      {(close) => <SeveralDialog {...asked} onClosed={close} />}
    </DialogButton>
  );
}
