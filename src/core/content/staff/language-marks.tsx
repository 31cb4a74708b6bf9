import { Check, CircleDashed } from "lucide-react";
import { LANG_TAG, LANGS, type Localized } from "../../locale/lang";
import { useStaffWords } from "../../locale/words/staff";

/** What each language is called where there is room for a character or two. */
const SHORT: Localized = { eng: "EN", tra: "繁", sim: "简" };

/** The state of each language of an entry: a mark with its short name, and in words for who cannot see it. */
export function LanguageMarks({ complete }: { complete: Localized<boolean> }) {
  const words = useStaffWords();
  return (
    <ul className="language-marks">
      {LANGS.map((lang) => {
        const Icon = complete[lang] ? Check : CircleDashed;
        const state = `${words[lang]}: ${complete[lang] ? words.complete : words.missing}`;
        return (
          <li key={lang} data-complete={complete[lang]} title={state}>
            <Icon aria-hidden="true" size={14} />
            <span aria-hidden="true" lang={LANG_TAG[lang]}>
              {SHORT[lang]}
            </span>
            <span className="visually-hidden">{state}</span>
          </li>
        );
      })}
    </ul>
  );
}
