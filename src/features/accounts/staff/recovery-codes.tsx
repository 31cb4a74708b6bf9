import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { fill, useWords } from "../../../platform/locale/lang";
import { secondFactorWords } from "../second-factor/words";
import { ShownOnce } from "./shown-once";

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onSaved: () => void;
}

/** Shows the recovery codes until the user confirms having saved them. */
export function RecoveryCodes({ codes, username, onSaved }: RecoveryCodesProps) {
  const words = useWords(secondFactorWords);
  const leaving = { title: words.leaveCodesTitle, text: words.leaveCodesText };
  const title = fill(words.fileTitle, { username, site: location.host });
  const text = `${title}\n\n${codes.join("\n")}\n`;
  return (
    <ShownOnce className="print-alone" labelledBy="recovery-codes" leaving={leaving}>
      <h3 id="recovery-codes">{words.recoveryCodes}</h3>
      <p>{title}</p>
      <p>{words.recoveryNote}</p>
      <ul className="grid max-w-md list-none grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-2 p-0">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-mono text-lg whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="row-actions">
        <CopyButton text={codes.join("\n")} label={words.copyCodes} />
        <button type="button" className="button button-quiet" onClick={() => save(text)}>
          <Download aria-hidden="true" size={18} />
          {words.download}
        </button>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {words.print}
        </button>
      </div>
      <button type="button" className="button button-main" onClick={onSaved}>
        {words.kept}
      </button>
    </ShownOnce>
  );
}

/** Hands a text to the browser as a file. */
function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}

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
