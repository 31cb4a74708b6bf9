import { Copy } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../core/locale/use-words";
import { secondFactorWords } from "../second-factor/words";

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords(secondFactorWords);
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.copyFailed);
    }
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={copy}>
        <Copy aria-hidden="true" size={18} />
        {label}
      </button>
      <span role="status" className="self-center px-2">
        {said}
      </span>
    </>
  );
}
