import { Printer } from "lucide-react";

/** Prints what is on the screen. */
export function PrintButton({ label, onPrint = () => print() }: { label: string; onPrint?: () => void }) {
  return (
    <button type="button" className="button button-quiet" onClick={onPrint}>
      <Printer aria-hidden="true" size={18} />
      <span>{label}</span>
    </button>
  );
}
