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

/** The button that loads and opens the crop dialog of a picture. */
export function CropButton({ label, ...picture }: CropButtonProps) {
  const say = useUploadWords();
  return (
    <DialogButton icon={Crop} text={say("turnOrCrop")} label={label} load={fetchDialog}>
      {(close) => <CropDialog {...picture} onClosed={close} />}
    </DialogButton>
  );
}
