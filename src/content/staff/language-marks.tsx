import { LANG_NAMES, LANG_TAG, LANGS, type Localized, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { STATE_ICONS } from "../translation/staff/state-marks";
import { translationStates } from "../translation/staff/words";
import type { TranslationState } from "../translation/states";

/** The state of each language of an entry: a mark with its short name, and in words for who cannot see it. */
export function LanguageMarks({ states }: { states: Localized<TranslationState> }) {
  const staff = useStaffWords();
  const words = useWords(translationStates);
  return (
    <ul className="language-marks">
      {LANGS.map((lang) => {
        const state = states[lang];
        const Icon = STATE_ICONS[state];
        const said = `${staff[lang]}: ${words[state]}`;
        return (
          <li key={lang} data-state={state} title={said}>
            <Icon aria-hidden="true" size={14} />
            <span aria-hidden="true" lang={LANG_TAG[lang]}>
              {LANG_NAMES[lang].short}
            </span>
            <span className="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
