import { Fragment } from "react";
import { LANG_NAMES, LANG_TAG, LANGS, type Localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { STATES, type TranslationState } from "../states";
import { STATE_ICONS } from "./state-icons";
import { translationStates } from "./words";

/** The state of a text in a language, by a mark and in words. */
export function StateChip({ state }: { state: TranslationState }) {
  const words = useWords(translationStates);
  const Icon = STATE_ICONS[state];
  return (
    <span className="chip" data-complete={state === "reviewed"}>
      <Icon aria-hidden="true" size={16} />
      <span>{words[state]}</span>
    </span>
  );
}

/** The states of a text in all languages, each once in words, beside the languages that are in it. */
export function StateMarks({ states }: { states: Localized<TranslationState> }) {
  const staff = useStaffWords();
  return (
    <ul className="translation-states">
      {STATES.map((state) => [state, LANGS.filter((lang) => states[lang] === state)] as const)
        .filter(([, langs]) => langs.length > 0)
        .map(([state, langs]) => (
          <li key={state}>
            {langs.map((lang) => (
              <Fragment key={lang}>
                <span aria-hidden="true" lang={LANG_TAG[lang]}>
                  {LANG_NAMES[lang].short}
                </span>
                <span className="visually-hidden">{staff[lang]} </span>
              </Fragment>
            ))}
            <StateChip state={state} />
          </li>
        ))}
    </ul>
  );
}
