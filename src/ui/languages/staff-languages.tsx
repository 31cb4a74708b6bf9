import { LANG_NAMES, LANG_TAG, LANGS, type Lang, langCookie, useLang } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { useLeavePage } from "../form/unsaved";

/** The staff area has one address for each screen, so its language is the cookie's and nothing else. */
export function StaffLanguages() {
  const current = useLang();
  const { leave, question } = useLeavePage();
  const choose = (lang: Lang) => {
    // biome-ignore lint/suspicious/noDocumentCookie: a preference, readable by design
    document.cookie = langCookie(lang, window.location.protocol === "https:");
    window.location.reload();
  };
  return (
    <fieldset className="languages" aria-label={useStaffWords().language}>
      {LANGS.map((lang) => (
        <button
          key={lang}
          type="button"
          className="nav-link"
          lang={LANG_TAG[lang]}
          aria-label={LANG_NAMES[lang].name}
          aria-pressed={lang === current}
          onClick={() => leave(() => choose(lang))}
        >
          {LANG_NAMES[lang].short}
        </button>
      ))}
      {question}
    </fieldset>
  );
}
