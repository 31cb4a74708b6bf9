import { Crop } from "lucide-react";
import { lazy } from "react";
import { DialogButton } from "../dialog-button";
import { useUploadWords } from "../field/words";
import type { CropDialogProps } from "./crop-dialog";

const fetchDialog = () => import("./crop-dialog");

const CropDialog = lazy(fetchDialog);

interface CropButtonProps extends Omit<CropDialogProps, "onClosed"> {
  /** Names the picture in its buttons, for screen readers. */
  label: string;
}

/** The button that fetches and opens what turns and crops a picture; a form that nobody opens it in does without. */
export function CropButton({ label, ...picture }: CropButtonProps) {
  const say = useUploadWords();
  return (
    <DialogButton icon={Crop} text={say("turnOrCrop")} label={label} load={fetchDialog}>
      {(close) => <CropDialog {...picture} onClosed={close} />}
    </DialogButton>
  );
}
