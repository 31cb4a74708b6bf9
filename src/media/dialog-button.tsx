import type { LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useStaffWords } from "../platform/locale/words/staff";
import { useBanner } from "../ui/frame/banner";

interface DialogButtonProps {
  icon: LucideIcon;
  text: string;
  /** Names the field or picture in its buttons, for screen readers. */
  label: string;
  /** Fetches the dialog, which is in `children` by `React.lazy`. */
  load: () => Promise<unknown>;
  /** Gets the function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that fetches a dialog and opens it; says in the banner where it did not arrive, and can be pressed again. */
export function DialogButton({ icon: Icon, text, label, load, children }: DialogButtonProps) {
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
        <Icon aria-hidden="true" size={20} />
        {text} <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
