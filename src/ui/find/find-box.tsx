import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fill, type Localized, useLang, useWords } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";
import { isComposing } from "../form/form";
import type { Finder, Finding, Findings } from "../screens";
import { type Closeness, closenessTest, textTest } from "./text-test";

const eng = {
  title: "Find",
  hint: "A screen, an entry, a person or a donation, by name",
  results: "What was found",
  screens: "Screens",
  helps: "Help",
  looking: "Looking…",
  count: "Found: {count}",
  countShown: "Found: {count}, of which {shown} are shown",
  countMore: "Found: more than {count}, of which {shown} are shown",
  all: "Show all {count}",
  allMore: "Show the list: more than {count}",
  notAll: "{shown} of {count} are shown. Type more words to find fewer.",
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
  countShown: "找到 {count} 項，現顯示 {shown} 項",
  countMore: "找到超過 {count} 項，現顯示 {shown} 項",
  all: "顯示全部 {count} 項",
  allMore: "顯示清單：超過 {count} 項",
  notAll: "共 {count} 項，現顯示 {shown} 項。輸入更多字詞可縮窄範圍。",
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
  countShown: "找到 {count} 项，现显示 {shown} 项",
  countMore: "找到超过 {count} 项，现显示 {shown} 项",
  all: "显示全部 {count} 项",
  allMore: "显示列表：超过 {count} 项",
  notAll: "共 {count} 项，现显示 {shown} 项。输入更多词语可缩小范围。",
  none: "没有找到“{words}”。",
  failed: "部分列表暂时无法查找，请稍后再试。",
  keys: "按方向键选择，按 Enter 打开，按 Esc 关闭。",
};

/** Words of the command palette. */
export const findWords: Localized<typeof eng> = { eng, tra, sim };

/** The choices that were found, under one heading. */
export interface ChoiceGroup {
  title: string;
  /** The first result. */
  choices: readonly Finding[];
  /** The number of all that was found. */
  total: number;
  /** True when there is more than `total` counts. */
  isMore: boolean;
  /** The list with all of it, where `choices` are not all. */
  list: string | undefined;
}

interface FindBoxProps {
  groups: readonly ChoiceGroup[];
  /** The words that were typed before the field was there. */
  start: string;
  /** The words that the groups search for; `look` is called with new ones after composition. */
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
  const choices = groups.flatMap((group) => optionsOf(group, own));
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
    // The input may be ahead of the results.
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
        <Status words={words} looking={looking} failed={failed} groups={groups} />
      </p>
      <p id={`${id}-hint`} className="find-keys">
        {own.keys}
      </p>
    </>
  );
}

/** The results of a group, and after them a link to its list where there are more. */
function optionsOf(
  { title, choices, total, isMore, list }: ChoiceGroup,
  own: typeof eng,
): readonly Finding[] {
  if (list === undefined) return choices;
  const name = fill(isMore ? own.allMore : own.all, { count: total });
  return [...choices, { to: list, name, about: title }];
}

interface GroupsProps extends Pick<FindBoxProps, "groups" | "choose"> {
  id: string;
  place: number;
}

function Groups({ groups, choose, id, place }: GroupsProps) {
  const own = useWords(findWords);
  let before = 0;
  return groups.map((group, number) => {
    const { title, choices, total, list } = group;
    const options = optionsOf(group, own);
    const first = before;
    before += options.length;
    return (
      // biome-ignore lint/a11y/useSemanticElements: options are grouped so in a listbox
      <div key={title} role="group" aria-labelledby={`${id}-group-${number}`}>
        <p id={`${id}-group-${number}`} className="find-group" role="presentation">
          {title}
        </p>
        {options.map((choice, index) => (
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
        {list === undefined && total > choices.length && (
          <p className="find-rest" role="presentation">
            {fill(own.notAll, { shown: choices.length, count: total })}
          </p>
        )}
      </div>
    );
  });
}

interface StatusProps {
  words: string;
  looking: boolean;
  failed: boolean;
  groups: readonly ChoiceGroup[];
}

function Status({ words, looking, failed, groups }: StatusProps) {
  const own = useWords(findWords);
  if (words === "") return null;
  if (looking) return own.looking;
  if (failed) return own.failed;
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  const shown = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  if (count === 0) return fill(own.none, { words });
  if (count === shown) return fill(own.count, { count });
  return fill(groups.some(({ isMore }) => isMore) ? own.countMore : own.countShown, { count, shown });
}

/** The findings of one group. */
interface Found extends Pick<Finder, "group"> {
  found: Findings;
}

/** The answers to some words so far. */
interface Answers {
  words: string;
  /** In the order of the finders. */
  found: readonly Found[];
  /** The number of finders that have not answered yet. */
  awaited: number;
  failed: boolean;
  /** Undefined until the first has answered. */
  closeness: Closeness | undefined;
}

/** Milliseconds in which the next letter may come. */
const PAUSE = 150;

/** Runs all finders at once for `words`, and returns results as they arrive. */
export function useFindings(finders: readonly Finder[], words: string): Omit<Answers, "words"> {
  const lang = useLang();
  const [answers, setAnswers] = useState<Answers>({ words: "", ...NOTHING, awaited: 0 });
  useEffect(() => {
    if (words === "") return;
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const standIn = textTest(words);
      const closeness = closenessTest(words);
      const results: (Found | undefined)[] = finders.map(() => undefined);
      let awaited = finders.length;
      let failed = false;
      const askOne = async ({ group, find }: Finder, at: number) => {
        try {
          const found = await find({ words, lang, signal, standIn });
          if (found.findings.length > 0) results[at] = { group, found };
        } catch {
          failed = true;
        }
        awaited -= 1;
        const found = results.filter((each) => each !== undefined);
        if (!signal.aborted) setAnswers({ words, found, awaited, failed, closeness });
      };
      await Promise.all(finders.map(askOne));
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [finders, words, lang]);
  // What was found for other words is not offered: Enter would take it.
  const isOther = answers.words !== words;
  return isOther ? { ...NOTHING, awaited: words === "" ? 0 : finders.length } : answers;
}

const NOTHING = { found: [], failed: false, closeness: undefined };
