import { Crop } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useUploadWords } from "../field/words";
import type { CropDialog } from "./crop-dialog";

interface CropButtonProps extends Omit<Parameters<typeof CropDialog>[0], "onClosed"> {
  /** Of the picture, for who hears its buttons alone. */
  label: string;
}

/** The button that fetches and opens what turns and crops a picture; a form that nobody opens it in does without. */
export function CropButton({ label, ...picture }: CropButtonProps) {
  const say = useUploadWords();
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof CropDialog>[0]>>();
  const open = async () => {
    const { CropDialog } = await import("./crop-dialog");
    setDialog(() => CropDialog);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void open()}>
        <Crop aria-hidden="true" size={20} />
        {say("turnOrCrop")} <span className="visually-hidden">{label}</span>
      </button>
      {Dialog && <Dialog {...picture} onClosed={() => setDialog(undefined)} />}
    </>
  );
}
