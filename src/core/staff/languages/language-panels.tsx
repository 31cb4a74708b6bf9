import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { LANGS, type Lang, type Localized } from "../../locale/lang";
import { useStaffWords } from "../../locale/words/staff";

interface LanguagePanelsProps {
  /** The language on show where there is no room for all three. */
  current: Lang;
  onChoose: (lang: Lang) => void;
  /** Whether each language has all that visitors need. */
  complete: Localized<boolean>;
  children: (lang: Lang) => ReactNode;
}

/** The three languages of a form: side by side from 1200 px, one at a time below, each marked complete or missing. */
export function LanguagePanels({ current, onChoose, complete, children }: LanguagePanelsProps) {
  const words = useStaffWords();
  return (
    <div className="language-panels">
      <fieldset className="language-choice" aria-label={words.languagesOfText}>
        {LANGS.map((lang) => (
          <button
            key={lang}
            type="button"
            className="button button-quiet"
            aria-pressed={lang === current}
            onClick={() => onChoose(lang)}
          >
            {words[lang]}
            <Chip complete={complete[lang]} />
          </button>
        ))}
      </fieldset>
      <div className="language-columns">
        {LANGS.map((lang) => (
          <section
            key={lang}
            className="language-panel"
            data-current={lang === current}
            aria-labelledby={`language-${lang}`}
          >
            <h2 id={`language-${lang}`}>
              {words[lang]} <Chip complete={complete[lang]} />
            </h2>
            {children(lang)}
          </section>
        ))}
      </div>
    </div>
  );
}

function Chip({ complete }: { complete: boolean }) {
  const words = useStaffWords();
  const Icon = complete ? Check : CircleDashed;
  return (
    <span className="chip" data-complete={complete}>
      <Icon aria-hidden="true" size={16} />
      <span>{complete ? words.complete : words.missing}</span>
    </span>
  );
}
