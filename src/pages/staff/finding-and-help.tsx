import { CircleHelp, Search } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { useBanner } from "../../ui/frame/banner";
import { shellWords } from "./words/shell";

/** The buttons and keys that find things and open the help of the screen; both are loaded on demand. */
export function FindingAndHelp() {
  const words = useWords(shellWords);
  const { pathname } = useLocation();
  const find = useLatePart(() => import("./find-dialog"));
  const help = useLatePart(() => import("./screen-help"));
  const typedAhead = useKeys(find, help);
  return (
    <>
      <button
        type="button"
        className="button button-quiet find-button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={find.open}
      >
        <Search aria-hidden="true" size={18} />
        <span>{words.find}</span>
        <span className="find-shortcut" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <button
        type="button"
        className="button button-quiet help-button"
        aria-keyshortcuts="F1"
        aria-expanded={help.isOpen}
        onClick={help.isOpen ? help.close : help.open}
      >
        <CircleHelp aria-hidden="true" size={18} />
        <span>{words.help}</span>
      </button>
      {find.Part && find.isOpen && <find.Part start={typedAhead()} onClose={find.close} onHelp={help.open} />}
      {help.Part && help.isOpen && <help.Part pathname={pathname} onClose={help.close} />}
    </>
  );
}

/** A part of the frame that is fetched when it is first opened; the banner says when it does not arrive. */
function useLatePart<Props>(fetchPart: () => Promise<{ default: ComponentType<Props> }>) {
  const words = useStaffWords();
  const say = useBanner();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { default: part } = await fetchPart();
      setPart(() => part);
      setOpen(true);
      return true;
    } catch {
      say({ text: words.serverGoneOnList, failed: true });
      return false;
    }
  };
  const close = useCallback(() => setOpen(false), []);
  return { Part, isOpen, open, close };
}

/** Returns whether keys are for what is typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

interface Opened {
  isOpen: boolean;
  /** Gives whether it could be fetched. */
  open: () => Promise<boolean>;
  close: () => void;
}

/** Ctrl K anywhere, and F1 or `?` where nobody types. Gives what was typed since Ctrl K, while the field was fetched. */
function useKeys(find: Opened, help: Opened): () => string {
  const ahead = useRef<string>(undefined);
  const { isOpen } = find;
  useEffect(() => {
    const openField = async () => {
      ahead.current = "";
      if (!(await find.open())) ahead.current = undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || event.isComposing || altKey) return;
      // A question that is open is answered first.
      const isDialogOpen = document.querySelector("dialog:modal:not(.help-panel)") !== null;
      const isPlain = !ctrlKey && !metaKey;
      if (!isPlain && key.toLowerCase() === "k") {
        event.preventDefault();
        if (!isDialogOpen) void openField();
      } else if (isPlain && key.length === 1 && ahead.current !== undefined && !isOpen) {
        event.preventDefault();
        ahead.current += key;
      } else if (isPlain && (key === "F1" || key === "?") && !isTyping(target) && !isDialogOpen) {
        event.preventDefault();
        if (help.isOpen) help.close();
        else void help.open();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  // Before anything else can be typed: what comes from now on is the field's own.
  useLayoutEffect(() => {
    if (isOpen) ahead.current = undefined;
  }, [isOpen]);
  return () => ahead.current ?? "";
}
