import { Images } from "lucide-react";
import { lazy } from "react";
import { DialogButton } from "../dialog-button";
import { useUploadWords } from "../field/words";
import type { PickerDialogProps } from "./picker-dialog";
import type { SeveralDialogProps } from "./several-dialog";

const fetchPicker = () => import("./picker-dialog");
const fetchSeveral = () => import("./several-dialog");

const PickerDialog = lazy(fetchPicker);
const SeveralDialog = lazy(fetchSeveral);

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
    <DialogButton icon={Images} text={say("chooseHere")} label={label} load={fetchSeveral}>
      {(close) => <SeveralDialog {...asked} onClosed={close} />}
    </DialogButton>
  );
}
