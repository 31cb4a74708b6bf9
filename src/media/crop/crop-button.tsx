import { Crop } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useStaffWords } from "../../platform/locale/words/staff";
import { useBanner } from "../../ui/frame/banner";
import { useUploadWords } from "../field/words";
import type { CropDialogProps } from "./crop-dialog";

const fetchDialog = () => import("./crop-dialog");

const CropDialog = lazy(fetchDialog);

interface CropButtonProps extends Omit<CropDialogProps, "onClosed"> {
  /** Of the picture, for who hears its buttons alone. */
  label: string;
}

/** The button that fetches and opens what turns and crops a picture; a form that nobody opens it in does without. */
export function CropButton({ label, ...picture }: CropButtonProps) {
  const say = useUploadWords();
  const { serverGoneOnList } = useStaffWords();
  const banner = useBanner();
  const [isOpen, setOpen] = useState(false);
  // React shows no part again that it once failed to load: it is there before it is shown.
  const open = () =>
    void fetchDialog().then(
      () => setOpen(true),
      () => banner({ text: serverGoneOnList, failed: true }),
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={open}>
        <Crop aria-hidden="true" size={20} />
        {say("turnOrCrop")} <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        <Suspense>
          <CropDialog {...picture} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
