import { Images } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useStaffWords } from "../../platform/locale/words/staff";
import { useBanner } from "../../ui/frame/banner";
import { useUploadWords } from "../field/words";
import type { PickerDialogProps } from "./picker-dialog";
import type { SeveralDialogProps } from "./several-dialog";

const fetchPicker = () => import("./picker-dialog");
const fetchSeveral = () => import("./several-dialog");

const PickerDialog = lazy(fetchPicker);
const SeveralDialog = lazy(fetchSeveral);

interface ChooseHereProps extends Omit<PickerDialogProps, "onClosed"> {
  /** Of the field, for who hears its buttons alone. */
  label: string;
}

/** The button beside Upload, which opens the library. */
export function ChooseHere({ label, ...asked }: ChooseHereProps) {
  return (
    <OpenButton label={label} load={fetchPicker}>
      {(close) => <PickerDialog {...asked} onClosed={close} />}
    </OpenButton>
  );
}

interface ChooseSeveralHereProps extends Omit<SeveralDialogProps, "onClosed"> {
  /** Of the field, for who hears its buttons alone. */
  label: string;
}

/** The same for a field of several pictures. */
export function ChooseSeveralHere({ label, onChoose }: ChooseSeveralHereProps) {
  return (
    <OpenButton label={label} load={fetchSeveral}>
      {(close) => <SeveralDialog onChoose={onChoose} onClosed={close} />}
    </OpenButton>
  );
}

interface OpenButtonProps {
  label: string;
  /** Fetches the dialog. */
  load: () => Promise<unknown>;
  /** Gets the function that closes it. */
  children: (close: () => void) => ReactNode;
}

function OpenButton({ label, load, children }: OpenButtonProps) {
  const say = useUploadWords();
  const { serverGoneOnList } = useStaffWords();
  const banner = useBanner();
  const [isOpen, setOpen] = useState(false);
  // React shows no part again that it once failed to load: it is there before it is shown.
  const open = () =>
    void load().then(
      () => setOpen(true),
      () => banner({ text: serverGoneOnList, failed: true }),
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={open}>
        <Images aria-hidden="true" size={20} />
        {say("chooseHere")} <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
