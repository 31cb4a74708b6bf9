import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { fill, type Localized, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import type { ScreenHelp } from "./help";

const eng = {
  title: "Help",
  about: "Help: {screen}",
  what: "What this is",
  seen: "What visitors see",
  tasks: "How to",
  keys: "F1 or ? opens and closes this help. Ctrl K finds any screen, entry, person or donation. In lists, j and k go to the next and the previous row, x selects it, and / goes to the search.",
};

const tra: typeof eng = {
  title: "使用說明",
  about: "使用說明：{screen}",
  what: "這是甚麼",
  seen: "訪客會看到甚麼",
  tasks: "怎樣做",
  keys: "按 F1 或 ? 可開啟或關閉使用說明。按 Ctrl K 可尋找任何畫面、內容、人名或捐款。在清單中，按 j 及 k 前往下一列及上一列，按 x 選取該列，按 / 前往搜尋。",
};

const sim: typeof eng = {
  title: "使用说明",
  about: "使用说明：{screen}",
  what: "这是什么",
  seen: "访客会看到什么",
  tasks: "怎么做",
  keys: "按 F1 或 ? 可打开或关闭使用说明。按 Ctrl K 可查找任何页面、内容、人名或捐款。在列表中，按 j 和 k 前往下一行和上一行，按 x 选择该行，按 / 前往搜索。",
};

/** Words of the panel with the help of a screen. */
const helpWords: Localized<typeof eng> = { eng, tra, sim };

/** Where the panel has room beside the screen; elsewhere it lies over it. */
const BESIDE = "(width >= 80rem)";

interface HelpPanelProps {
  /** The name of the screen. */
  screen: string;
  /** Left out where it could not be fetched. */
  help?: ScreenHelp | undefined;
  onClose: () => void;
}

/**
 * The help of the current screen. Beside it the screen stays usable; as an overlay the panel traps the focus.
 */
export function HelpPanel({ screen, help, onClose }: HelpPanelProps) {
  const words = useWords(helpWords);
  const { close, serverGoneOnList } = useStaffWords();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = panel.current;
    if (matchMedia(BESIDE).matches) dialog?.show();
    else dialog?.showModal();
    return () => {
      const hadFocus = document.activeElement === document.body || dialog?.contains(document.activeElement);
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={panel}
      className="help-panel"
      aria-labelledby="help-title"
      onCancel={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="help-head">
        <h2 id="help-title">{fill(words.about, { screen })}</h2>
        <button type="button" className="button button-quiet" aria-label={close} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {help ? <HelpTexts help={help} /> : <p role="alert">{serverGoneOnList}</p>}
      <p className="help-keys">{words.keys}</p>
    </dialog>
  );
}

function HelpTexts({ help }: { help: ScreenHelp }) {
  const words = useWords(helpWords);
  const { what, seen, tasks } = help[useLang()];
  return (
    <>
      <h3>{words.what}</h3>
      <p>{what}</p>
      <h3>{words.seen}</h3>
      <p>{seen}</p>
      <h3>{words.tasks}</h3>
      {tasks.map(({ task, steps }) => (
        <section key={task}>
          <h4>{task}</h4>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
