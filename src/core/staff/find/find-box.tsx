import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fill } from "../../locale/fill";
import type { Localized } from "../../locale/lang";
import { useWords } from "../../locale/lang-context";
import { Name } from "../../locale/name";
import { useStaffWords } from "../../locale/words/staff";
import { isComposing } from "../form/ime-safe-form";
import type { Finding } from "./finder";

const eng = {
  title: "Find",
  hint: "A screen, an entry, a person or a donation, by name",
  results: "What was found",
  screens: "Screens",
  helps: "Help",
  looking: "Looking…",
  count: "Found: {count}",
  none: "Nothing found for “{words}”.",
  failed: "Some lists could not be searched. Try again in a moment.",
  keys: "Arrow keys choose, Enter opens, Escape closes.",
};

const tra: typeof eng = {
  title: "尋找",
  hint: "輸入畫面、內容、人名或捐款的名稱",
  results: "尋找結果",
  screens: "畫面",
  helps: "使用說明",
  looking: "正在尋找…",
  count: "找到 {count} 項",
  none: "找不到「{words}」。",
  failed: "部分清單暫時無法搜尋，請稍後再試。",
  keys: "按方向鍵選擇，按 Enter 開啟，按 Esc 關閉。",
};

const sim: typeof eng = {
  title: "查找",
  hint: "输入页面、内容、人名或捐款的名称",
  results: "查找结果",
  screens: "页面",
  helps: "使用说明",
  looking: "正在查找…",
  count: "找到 {count} 项",
  none: "没有找到“{words}”。",
  failed: "部分列表暂时无法查找，请稍后再试。",
  keys: "按方向键选择，按 Enter 打开，按 Esc 关闭。",
};

/** Words of what finds things by name. */
export const findWords: Localized<typeof eng> = { eng, tra, sim };

/** The choices that were found, under one heading. */
interface ChoiceGroup {
  title: string;
  choices: readonly Finding[];
}

interface FindBoxProps {
  groups: readonly ChoiceGroup[];
  /** The words that were typed before the field was there. */
  start: string;
  /** The words that the groups answer; `look` is told of others once they are composed. */
  words: string;
  look: (words: string) => void;
  choose: (finding: Finding) => void;
  close: () => void;
  looking: boolean;
  failed: boolean;
}

/** A field, and below it what was found: a combobox whose focus stays in the field. */
export function FindBox({ start, groups, words, look, choose, close, looking, failed }: FindBoxProps) {
  const own = useWords(findWords);
  const staff = useStaffWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(start);
  const choices = groups.flatMap((group) => group.choices);
  const [at, setAt] = useState({ words, place: 0 });
  // Other words begin at the first.
  const place = at.words === words ? Math.min(at.place, choices.length - 1) : choices.length > 0 ? 0 : -1;
  const chosen = choices[place];
  useEffect(() => {
    list.current?.querySelector(`[data-place="${place}"]`)?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const type = (text: string, composing: boolean) => {
    setTyped(text);
    if (!composing) look(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (choices.length === 0) return;
    if (step !== undefined) setAt({ words, place: (place + step + choices.length) % choices.length });
    // What is typed may be ahead of what was found.
    else if (chosen && typed.trim() === words) choose(chosen);
  };
  return (
    <>
      <div className="find-field">
        <Search aria-hidden="true" size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={own.title}
          aria-describedby={`${id}-hint`}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${place}`}
          placeholder={own.hint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target, nativeEvent }) =>
            type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button button-quiet" aria-label={staff.close} onClick={close}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <div ref={list} id={`${id}-list`} className="find-list" role="listbox" aria-label={own.results}>
        <Groups groups={groups} id={id} place={place} choose={choose} />
      </div>
      <p role="status" className="find-status">
        <Status words={words} looking={looking} failed={failed} count={choices.length} />
      </p>
      <p id={`${id}-hint`} className="find-keys">
        {own.keys}
      </p>
    </>
  );
}

interface GroupsProps extends Pick<FindBoxProps, "groups" | "choose"> {
  id: string;
  place: number;
}

function Groups({ groups, choose, id, place }: GroupsProps) {
  let before = 0;
  return groups.map(({ title, choices }, number) => {
    const first = before;
    before += choices.length;
    return (
      // biome-ignore lint/a11y/useSemanticElements: options are grouped so in a listbox
      <div key={title} role="group" aria-labelledby={`${id}-group-${number}`}>
        <p id={`${id}-group-${number}`} className="find-group" role="presentation">
          {title}
        </p>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys are the field's
          <div
            key={`${choice.name} ${choice.about} ${first + index}`}
            id={`${id}-${first + index}`}
            data-place={first + index}
            className="find-choice"
            role="option"
            aria-selected={first + index === place}
            onClick={() => choose(choice)}
          >
            <span>
              <Name text={choice.name} />
            </span>
            {choice.about && <span className="find-about">{choice.about}</span>}
          </div>
        ))}
      </div>
    );
  });
}

interface StatusProps {
  words: string;
  looking: boolean;
  failed: boolean;
  count: number;
}

function Status({ words, looking, failed, count }: StatusProps) {
  const own = useWords(findWords);
  if (words === "") return null;
  if (looking) return own.looking;
  if (failed) return own.failed;
  return count === 0 ? fill(own.none, { words }) : fill(own.count, { count });
}
